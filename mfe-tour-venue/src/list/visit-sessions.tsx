import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { VisitCard } from '../api/visit.model.ts';
import slots from '../visit/session-slot.module.css';
import { FEW_PLACES, usePlacesText } from '../visit/use-places-text.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import type { VisitSearch } from '../visit/visit-search.rules.ts';
import { partyQuery, visitDetailPath } from '../visit/visit-paths.rules.ts';
import styles from './visit-sessions.module.css';

type Party = Pick<VisitSearch, 'participants' | 'children'>;

interface SlotProps {
  readonly visit: VisitCard;
  readonly session: VisitCard['sessions'][number];
  readonly search: Party;
}

function Slot({ visit, session: { id, start, left }, search }: SlotProps) {
  const people = search.participants + search.children;
  const { t } = useTranslation('venue');
  const { locale } = useApp();
  const state = usePlacesText()(left, people);
  const words = (
    <>
      <span className={slots.time}>{formatWallTime(start, locale)}</span>
      <span className={slots.state} data-few={(left >= people && left < FEW_PLACES) || undefined}>
        {state}
      </span>
    </>
  );
  if (left < people)
    return (
      <span className={slots.slot} data-closed>
        {words}
      </span>
    );
  const choice = { date: visit.nextDates[0]!, time: id, ...partyQuery(search) };
  return (
    <RouterLink href={visitDetailPath('venue', visit.id, choice)} className={slots.slot}>
      {words}
      <VisuallyHidden>{t('session.of', { name: visit.title })}</VisuallyHidden>
    </RouterLink>
  );
}

interface VisitSessionsProps {
  readonly visit: VisitCard;
  /** Who looks for a time. */
  readonly search: Party;
}

/** The times of the first free day with what they cost and how many places they have; a press leads to the product with it chosen. */
export function VisitSessions({ visit, search }: VisitSessionsProps) {
  const { t } = useTranslation('venue');
  const { day, party } = useVisitText('venue');
  const { sessions, nextDates, firstDay, fromAdults, fromChildren } = visit;
  const [first] = nextDates;
  if (!first || sessions.length === 0) return null;
  return (
    <div className={styles.sessions}>
      <p className={styles.day}>
        {t('session.onDay', {
          date: day(first),
          price: price(firstDay),
          party: party(fromAdults, fromChildren),
        })}
      </p>
      <ul role="list" className={slots.slots}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Slot visit={visit} session={session} search={search} />
          </li>
        ))}
      </ul>
    </div>
  );
}
