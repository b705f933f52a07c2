import { CalendarDays, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { DistanceLine } from '@wisata/runtime/journey/distances';
import { LinkButton } from '@wisata/ui/button';
import { PriceBlock } from '@wisata/ui/price';
import { ResultCard, ResultFact, ResultLine } from '@wisata/ui/result-card';
import { SaveHeart } from '@wisata/ui/save-heart';
import type { VisitCard as Visit } from '../api/visit.model.ts';
import { useSaveVisit } from '../visit/use-save-visit.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { VisitScore } from '../visit/visit-score.tsx';
import type { ListView } from './use-list-view.ts';

const MOST_HIGHLIGHTS = 2;
/** The times of a day take the place of the second one. */
const BESIDE_MORE = 1;

interface VisitCardProps {
  readonly visit: Visit;
  readonly view: ListView;
  /** What the service says of it besides: the sessions of a day. */
  readonly more?: ReactNode;
  /** The first picture of the page loads at once and before the others. */
  readonly eager: boolean;
  readonly isActive: boolean;
  readonly onActivate: (id: string | undefined) => void;
}

/** The next free days; those after the first one where the times of that are shown. */
function useNextDates({ visit, view: { service }, more }: Pick<VisitCardProps, 'visit' | 'view' | 'more'>): string {
  const { t } = useTranslation(service);
  const { day } = useVisitText(service);
  if (visit.isOpenDate) return t('card.anyDay', { count: visit.validDays });
  const [, ...then] = visit.nextDates;
  if (more && then.length > 0) return t('card.then', { dates: then.map(day).join(' · ') });
  return visit.nextDates.length > 0
    ? t('card.next', { dates: visit.nextDates.map(day).join(' · ') })
    : t('card.noDates');
}

function Stub({ visit, view: { service, productPath } }: Pick<VisitCardProps, 'visit' | 'view'>) {
  const { t } = useTranslation(service);
  const { about, party } = useVisitText(service);
  return (
    <>
      <PriceBlock
        total={price(visit.total)}
        covers={t('price.fromCovers', { party: party(visit.fromAdults, visit.fromChildren) })}
        unit={t('price.perAdult', { price: price(visit.from) })}
        about={about(visit.total, visit)}
      />
      <LinkButton
        variant="primary"
        as={RouterLink}
        href={productPath(visit)}
        aria-label={t('card.chooseOf', { name: visit.title })}
      >
        {t('card.choose')}
      </LinkButton>
    </>
  );
}

/** One tour or venue of the list: scene, what is special, next free days, and on the stub what the party pays at least. */
export function VisitCard(props: VisitCardProps) {
  const { visit, view, more, eager, isActive, onActivate } = props;
  const { service, productPath } = view;
  const { t } = useTranslation(service);
  const { length } = useVisitText(service);
  return (
    <ResultCard
      name={visit.title}
      href={productPath(visit)}
      as={RouterLink}
      picture={visit.thumbnail}
      eager={eager}
      about={[visit.type.name, visit.place, length(visit)].filter(Boolean).join(' · ')}
      corner={<SaveHeart {...useSaveVisit(service, visit)} />}
      stub={<Stub visit={visit} view={view} />}
      isActive={isActive}
      onActive={(isOn) => onActivate(isOn ? visit.id : undefined)}
    >
      {visit.reviewCount > 0 && (
        <ResultLine>
          <VisitScore service={service} rating={visit.rating} />
          {t('rating.reviews', { count: visit.reviewCount })}
        </ResultLine>
      )}
      <DistanceLine id={visit.id} />
      {visit.highlights.slice(0, more ? BESIDE_MORE : MOST_HIGHLIGHTS).map((highlight) => (
        <ResultFact key={highlight} icon={Check}>
          {highlight}
        </ResultFact>
      ))}
      {more}
      <ResultFact icon={CalendarDays}>{useNextDates(props)}</ResultFact>
    </ResultCard>
  );
}
