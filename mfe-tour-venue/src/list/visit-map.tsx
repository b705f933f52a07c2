import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { price } from '@wisata/kernel/money';
import { ResultsOnMap } from '@wisata/runtime/journey/results-on-map';
import { PriceBlock } from '@wisata/ui/price';
import { ResultsMapCard } from '@wisata/ui/results-map';
import type { VisitCard } from '../api/visit.model.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { searchIdentity } from '../visit/visit-search.rules.ts';
import { placedOf } from './placed.rules.ts';
import type { ListView } from './use-list-view.ts';
import { VISIT_FILTER } from './visit-filter.rules.ts';

interface VisitMapProps {
  readonly view: ListView;
  readonly activeId: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

function MapCard({ visit, view: { service, productPath } }: { readonly visit: VisitCard; readonly view: ListView }) {
  const { t } = useTranslation(service);
  const { party } = useVisitText(service);
  return (
    <ResultsMapCard name={<Link to={productPath(visit)}>{visit.title}</Link>} place={visit.place}>
      <PriceBlock
        total={price(visit.total)}
        covers={t('price.fromCovers', { party: party(visit.fromAdults, visit.fromChildren) })}
      />
    </ResultsMapCard>
  );
}

/** Everything on a map. */
export function VisitMap({ view, activeId, onActivate, isOpen, setOpen }: VisitMapProps) {
  const { service, all, filter, askedNow, setFilter, sorted, search, productPath } = view;
  function cardOf(id: string) {
    const visit = sorted.find((each) => each.id === id);
    return visit && <MapCard visit={visit} view={view} />;
  }
  return (
    <ResultsOnMap
      service={service}
      results={sorted.map((visit) => ({
        id: visit.id,
        name: visit.title,
        total: visit.total,
        path: productPath(visit),
        latitude: visit.latitude,
        longitude: visit.longitude,
      }))}
      count={sorted.length}
      narrowing={{
        within: filter.within,
        places: placedOf(all),
        narrow: (within) => setFilter(VISIT_FILTER.change(askedNow(), { within })),
      }}
      activeId={activeId}
      onActivate={onActivate}
      fitKey={searchIdentity(search)}
      card={cardOf}
      isOpen={isOpen}
      setOpen={setOpen}
    />
  );
}
