import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@wisata/ui/checkbox';
import { Icon } from '@wisata/ui/icon';
import type { Coach, Seat } from '../api/train.model.ts';
import { windowsOf } from './seat-choice.rules.ts';
import pick from './pick.module.css';
import styles from './seat-map.module.css';

interface SeatMapProps {
  readonly coach: Coach;
  readonly chosen: readonly string[];
  readonly onPress: (seat: Seat) => void;
}

/** `Coach 3, seat 7A, window, facing forward, free`. */
function useSeatName(coach: Coach, chosen: readonly string[]) {
  const { t } = useTranslation('train');
  return ({ code, place, facing, state, label }: Seat) =>
    t('seats.name', {
      coach: coach.number,
      seat: code,
      place: t(`seats.place.${place}`),
      facing: t(`seats.facing.${facing}`),
      state: t(`seats.state.${chosen.includes(label) ? 'own' : state === 'taken' ? 'taken' : 'free'}`),
    });
}

const rowsOf = ({ seats }: Coach) => [...new Set(seats.map(({ row }) => row))].toSorted((a, b) => a - b);

/** What the colours mean, and where the windows are. */
function Key({ coach }: Pick<SeatMapProps, 'coach'>) {
  const { t } = useTranslation('train');
  const [left, right] = windowsOf(coach);
  const isForward = coach.seats.every(({ facing }) => facing === 'forward');
  return (
    <div className={styles.key}>
      <p aria-hidden>
        {(['free', 'own', 'taken'] as const).map((state) => (
          <span key={state} className={styles.sign} data-state={state}>
            {t(`seats.key.${state}`)}
          </span>
        ))}
      </p>
      <p>
        {t('seats.windows', { left, right })} {t(isForward ? 'seats.allForward' : 'seats.inPairs')}
      </p>
    </div>
  );
}

/** The coach from above, row by row, with a checkbox for each seat. */
export function SeatMap({ coach, chosen, onPress }: SeatMapProps) {
  const { t } = useTranslation('train');
  const nameOf = useSeatName(coach, chosen);
  const seatAt = (row: number, column: string) =>
    coach.seats.find((seat) => seat.row === row && seat.column === column);
  return (
    <div>
      <p className={styles.front}>{t('seats.front')}</p>
      <ul role="list" className={styles.coach} aria-label={t('seats.mapOf', { coach: coach.code })}>
        {rowsOf(coach).map((row) => (
          <li key={row} className={styles.row}>
            {coach.columns.map((column, at) => {
              const seat = column === null ? undefined : seatAt(row, column);
              if (column === null)
                return (
                  <span key={at} className={styles.aisle} aria-hidden>
                    {row}
                  </span>
                );
              if (!seat) return <span key={at} />;
              const isTaken = seat.state === 'taken';
              return (
                <label key={at} className={`${pick.pick} ${styles.seat}`}>
                  <input
                    type="checkbox"
                    className={pick.box}
                    aria-label={nameOf(seat)}
                    checked={chosen.includes(seat.label)}
                    disabled={isTaken}
                    onChange={() => onPress(seat)}
                  />
                  <span aria-hidden>{isTaken ? <Icon of={X} size="s" /> : seat.code}</span>
                </label>
              );
            })}
          </li>
        ))}
      </ul>
      <Key coach={coach} />
    </div>
  );
}

/** The same choice as a list of the seats that are left. */
export function SeatList({ coach, chosen, onPress }: SeatMapProps) {
  const { t } = useTranslation('train');
  return (
    <div role="group" aria-label={t('seats.mapOf', { coach: coach.code })}>
      {coach.seats
        .filter(({ state }) => state !== 'taken')
        .map((seat) => (
          <Checkbox
            key={seat.label}
            label={t('seats.seat', { seat: seat.code })}
            detail={`${t(`seats.place.${seat.place}`)}, ${t(`seats.facing.${seat.facing}`)}`}
            checked={chosen.includes(seat.label)}
            onChange={() => onPress(seat)}
          />
        ))}
    </div>
  );
}
