import { MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { compactPrice, price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { MapView } from '@wisata/ui/map';
import { PriceBlock } from '@wisata/ui/price';
import { Sheet } from '@wisata/ui/sheet';
import type { VisitCard } from '../api/visit.model.ts';
import { useMapLabels } from '../visit/use-map-labels.ts';
import { searchIdentity } from '../visit/visit-search.rules.ts';
import type { ListView } from './use-list-view.ts';
import styles from './visit-map.module.css';

interface VisitMapProps {
  readonly view: ListView;
  readonly activeId: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
}

function MapCard({ visit, view: { service, productPath } }: { readonly visit: VisitCard; readonly view: ListView }) {
  const { t } = useTranslation(service);
  return (
    <div className={styles.card}>
      <Link to={productPath(visit)} className={styles.name}>
        {visit.title}
      </Link>
      <span className={styles.place}>{visit.place}</span>
      <PriceBlock total={price(visit.from)} covers={t('price.fromOneAdult')} />
    </div>
  );
}

function useMapProps({ view, activeId, onActivate }: VisitMapProps) {
  const { service, sorted, search, productPath } = view;
  const { t } = useTranslation(service);
  const labels = useMapLabels(service);
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string>();
  const shown = sorted.find(({ id }) => id === (activeId ?? chosenId));
  return {
    ...labels,
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
    card: shown && <MapCard visit={shown} view={view} />,
  };
}

/** Everything on a map: beside the list from 960 px, in a sheet of its own below. The list does everything without it. */
export function VisitMap(props: VisitMapProps) {
  const { t } = useTranslation(props.view.service);
  const [isOpen, setOpen] = useState(false);
  const map = useMapProps(props);
  return (
    <>
      <div className={styles.beside}>
        <MapView {...map} />
      </div>
      <div className={styles.opener}>
        <Button variant="primary" icon={MapIcon} onClick={() => setOpen(true)}>
          {t('map.open')}
        </Button>
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('map.label')}
        phone="full"
        labels={{ close: t('close') }}
      >
        <div className={styles.full}>
          <MapView {...map} />
        </div>
      </Sheet>
    </>
  );
}
