import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime, type CalendarDate } from '@wisata/kernel/dates';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { VisitDetail } from '../api/visit.model.ts';
import { nextFreeDate, sessionsOn, type Session } from './session.rules.ts';
import styles from './session-picker.module.css';

/** From so few places on they are counted. */
const FEW = 5;

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
  readonly name: string;
  readonly chosen: boolean;
  readonly onTime: SessionPickerProps['onTime'];
}

/** `free`, `3 left`, `full`, or `only 2` where the party is larger. */
function useStateText(): (session: Session) => string {
  const { t } = useTranslation('venue');
  return ({ closure, left }) => {
    if (closure && closure.code !== 'FULL') return t('session.closed');
    if (closure) return left > 0 ? t('session.only', { count: left }) : t('session.full');
    return left < FEW ? t('session.left', { count: left }) : t('session.free');
  };
}

function Slot({ session, name, chosen, onTime }: SlotProps) {
  const { locale } = useApp();
  const stateText = useStateText();
  const { id, start, end, closure, left } = session;
  const isFew = !closure && left < FEW;
  return (
    <label className={styles.slot} data-chosen={chosen || undefined} data-closed={closure ? true : undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={id}
        checked={chosen}
        disabled={closure !== undefined}
        onChange={() => onTime(id)}
      />
      <span className={styles.time}>{formatWallTime(start, locale)}</span>
      <VisuallyHidden>{` – ${formatWallTime(end, locale)}, `}</VisuallyHidden>
      <span className={styles.state} data-few={isFew || undefined}>
        {stateText(session)}
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
      <fieldset className={styles.sessions}>
        <legend className={styles.legend}>{t('session.title', words)}</legend>
        <div className={styles.slots}>
          {sessions.map((session) => (
            <Slot
              key={session.id}
              session={session}
              name={name}
              chosen={session.id === chosenId && !session.closure}
              onTime={onTime}
            />
          ))}
        </div>
      </fieldset>
      <p className={styles.note}>{t('session.note', { count: FEW })}</p>
    </div>
  );
}
