import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime, type CalendarDate } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { classNames } from '@wisata/ui/class-names';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { VisitDetail } from '../api/visit.model.ts';
import slots from '../visit/session-slot.module.css';
import { FEW_PLACES, usePlacesText } from '../visit/use-places-text.ts';
import { nextFreeDate, sessionsOn, type Session } from './session.rules.ts';
import styles from './session-picker.module.css';

interface SessionPickerProps {
  readonly visit: VisitDetail;
  readonly date: CalendarDate;
  /** The chosen session; empty for none. */
  readonly timeId: string;
  /** How many people come. */
  readonly places: number;
  readonly today: CalendarDate;
  readonly onTime: (timeId: string) => void;
  readonly onDate: (date: CalendarDate) => void;
}

interface SlotProps {
  readonly session: Session;
  /** How many people come. */
  readonly people: number;
  readonly name: string;
  readonly chosen: boolean;
  readonly onTime: SessionPickerProps['onTime'];
}

/** How many places there are, or that nothing is sold then at all. */
function useStateText(): (session: Session, people: number) => string {
  const { t } = useTranslation('venue');
  const placesText = usePlacesText();
  return ({ closure, left }, people) =>
    closure && closure.code !== 'FULL' ? t('session.closed') : placesText(left, people);
}

function Slot({ session, people, name, chosen, onTime }: SlotProps) {
  const { locale } = useApp();
  const stateText = useStateText();
  const { id, start, end, closure, left } = session;
  const isFew = !closure && left < FEW_PLACES;
  return (
    <label
      className={classNames(slots.slot, styles.choice)}
      data-chosen={chosen || undefined}
      data-closed={closure ? true : undefined}
    >
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={id}
        checked={chosen}
        disabled={closure !== undefined}
        onChange={() => onTime(id)}
      />
      <span className={slots.time}>{formatWallTime(start, locale)}</span>
      <VisuallyHidden>{` – ${formatWallTime(end, locale)}, `}</VisuallyHidden>
      <span className={slots.state} data-few={isFew || undefined}>
        {stateText(session, people)}
      </span>
    </label>
  );
}

/** Nothing is left that day: where the party finds places next. */
function SoldOut({ visit, date, places, today, onDate }: Omit<SessionPickerProps, 'onTime' | 'timeId'>) {
  const { t } = useTranslation('venue');
  const { locale } = useApp();
  const next = nextFreeDate(visit, date, { today, places });
  const day = (each: CalendarDate) => formatDate(each, locale, 'short');
  return (
    <Note tone="warn" title={t('session.soldOut', { date: day(date) })} live="status">
      <p>{next ? t('session.nextDay', { date: day(next), count: places }) : t('session.noDay', { count: places })}</p>
      {next && (
        <Button size="s" onClick={() => onDate(next)}>
          {t('session.see', { date: day(next) })}
        </Button>
      )}
    </Note>
  );
}

/** The sessions of a day, each with its places; those that cannot be chosen say why. */
export function SessionPicker(props: SessionPickerProps) {
  const { visit, date, timeId, places, today, onTime } = props;
  const { t } = useTranslation('venue');
  const { locale } = useApp();
  const name = useId();
  const sessions = sessionsOn(visit, date, { today, places });
  if (sessions.length === 0) return null;
  const chosenId = sessions.length === 1 ? sessions[0]!.id : timeId;
  const words = { date: formatDate(date, locale), zone: zoneLabel(visit.meetingPoint.timezone) };
  return (
    <div className={styles.part}>
      {sessions.every(({ closure }) => closure) && <SoldOut {...props} />}
      <fieldset>
        <legend className={styles.legend}>{t('session.title', words)}</legend>
        <div className={slots.slots}>
          {sessions.map((session) => (
            <Slot
              key={session.id}
              session={session}
              people={places}
              name={name}
              chosen={session.id === chosenId && !session.closure}
              onTime={onTime}
            />
          ))}
        </div>
      </fieldset>
      <p className={styles.note}>{t('session.note', { count: FEW_PLACES })}</p>
    </div>
  );
}
