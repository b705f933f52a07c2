import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { compactPrice, price } from '@wisata/kernel/money';
import { MapControls } from '@wisata/runtime/journey/map-controls';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { useMapShape } from '@wisata/runtime/journey/use-map-shape';
import { PriceBlock } from '@wisata/ui/price';
import { ResultsMap, ResultsMapCard } from '@wisata/ui/results-map';
import type { VisitCard } from '../api/visit.model.ts';
import { searchIdentity } from '../visit/visit-search.rules.ts';
import type { ListView } from './use-list-view.ts';
import { VISIT_FILTER } from './visit-filter.rules.ts';

interface VisitMapProps {
  readonly view: ListView;
  readonly activeId: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
}

function MapCard({ visit, view: { service, productPath } }: { readonly visit: VisitCard; readonly view: ListView }) {
  const { t } = useTranslation(service);
  return (
    <ResultsMapCard name={<Link to={productPath(visit)}>{visit.title}</Link>} place={visit.place}>
      <PriceBlock total={price(visit.from)} covers={t('price.fromOneAdult')} />
    </ResultsMapCard>
  );
}

function useMapProps({ view, activeId, onActivate }: VisitMapProps) {
  const { service, all, filter, setFilter, sorted, search, productPath } = view;
  const { t } = useTranslation(service);
  const base = useMapBase();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string>();
  const shape = useMapShape({
    within: filter.within,
    places: all.flatMap(({ latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
    ),
    narrow: (within) => setFilter(VISIT_FILTER.change(filter, { within })),
  });
  const shown = sorted.find(({ id }) => id === (activeId ?? chosenId));
  return {
    ...base,
    label: t('map.label'),
    pins: sorted.flatMap(({ id, title, from, latitude, longitude }) =>
      latitude === undefined || longitude === undefined
        ? []
        : [
            {
              id,
              latitude,
              longitude,
              label: compactPrice(from),
              name: `${title}, ${price(from)}`,
              selected: id === chosenId,
            },
          ],
    ),
    activeId,
    onActivate,
    // The first press shows the card, which a finger cannot hover for; the second one opens the page.
    onSelect(id: string) {
      const visit = sorted.find((each) => each.id === id);
      if (visit && id === chosenId) void navigate(productPath(visit));
      else setChosenId(id);
    },
    groupWords: (pins: readonly unknown[]) => ({
      label: t('map.group', { count: pins.length }),
      name: t('map.groupName', { count: pins.length }),
    }),
    fitKey: searchIdentity(search),
    ...(shape.area ? { area: shape.area } : {}),
    drawing: shape.isDrawing,
    onDrawn: shape.onDrawn,
    onMove: shape.onMove,
    controls: <MapControls shape={shape} found={t('map.group', { count: sorted.length })} />,
    card: shown && <MapCard visit={shown} view={view} />,
  };
}

/** Everything on a map. */
export function VisitMap(props: VisitMapProps) {
  const { t } = useTranslation(props.view.service);
  const [isOpen, setOpen] = useState(false);
  const map = useMapProps(props);
  return <ResultsMap {...map} isOpen={isOpen} setOpen={setOpen} openLabel={t('map.open')} closeLabel={t('close')} />;
}
