import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import type { Flight } from '../api/flight.model.ts';
import type { FlightChooser } from '../hooks/use-choose-flight.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { fewSeats } from '../rules/flight-warnings.rules.ts';
import styles from './compare-dialog.module.css';

type Fact = (flight: Flight) => ReactNode;

function useFacts(trips: ListView['trips']): readonly (readonly [label: string, fact: Fact])[] {
  const { t } = useTranslation('flight');
  const { duration, time, zone, day } = useFlightText();
  return [
    [t('compare.total'), (flight) => <b>{price(trips.totalOf(flight))}</b>],
    [t('compare.adult'), (flight) => price(flight.perAdult)],
    [
      t('compare.departs'),
      (flight) => `${time(flight.departTime)} ${zone(flight.originZone)}, ${flight.origin} ${flight.originTerminal}`,
    ],
    [
      t('compare.arrives'),
      (flight) =>
        `${time(flight.arriveTime)} ${zone(flight.destinationZone)}, ${flight.destination} ${flight.destinationTerminal}` +
        (flight.dayOffset === 0 ? '' : ` (${day(flight.arriveDate)})`),
    ],
    [t('compare.duration'), (flight) => duration(flight.durationMinutes)],
    [
      t('filter.transit'),
      (flight) => [t(`filter.transits.${Math.min(flight.transits, 2)}`), ...flight.transitPoints].join(' '),
    ],
    [t('compare.bag'), (flight) => flight.baggage || t('flight.cabinBagOnly')],
    [t('compare.refund'), (flight) => t(flight.policy.isRefundable ? 'flight.refund' : 'flight.noRefund')],
    [t('compare.change'), (flight) => t(flight.policy.isChangeable ? 'flight.reschedule' : 'flight.noReschedule')],
    [t('compare.aircraft'), (flight) => flight.aircraft || '–'],
    [
      t('compare.seats'),
      (flight) => {
        const seats = fewSeats(flight);
        return seats === undefined ? t('compare.enough') : t('flight.seatsLeft', { count: seats });
      },
    ],
    [t('compare.co2'), (flight) => (flight.co2Kg > 0 ? t('compare.kg', { kg: Math.round(flight.co2Kg) }) : '–')],
  ];
}

interface CompareDialogProps {
  readonly flights: readonly Flight[];
  readonly trips: ListView['trips'];
  readonly chooser: FlightChooser;
  readonly onClose: () => void;
}

/** Two to four flights side by side, one row for each thing that differs. */
export function CompareDialog({ flights, trips, chooser, onClose }: CompareDialogProps) {
  const { t } = useTranslation('flight');
  const facts = useFacts(trips);
  return (
    <Dialog
      open
      onClose={onClose}
      isStep={false}
      title={t('compare.title')}
      size="large"
      labels={{ close: t('close') }}
    >
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('compare.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {flights.map((flight) => (
                <th key={flight.id} scope="col" className={styles.flight}>
                  {flight.airline}
                  <span className={styles.number}>{flight.number}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, fact]) => (
              <tr key={label}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {flights.map((flight) => (
                  <td key={flight.id}>{fact(flight)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {flights.map((flight) => (
                <td key={flight.id}>
                  <Button
                    variant="primary"
                    size="s"
                    disabled={!trips.canChoose(flight)}
                    busy={chooser.checkingId === flight.id}
                    aria-label={t('flight.chooseOne', { flight: `${flight.airline} ${flight.number}` })}
                    onClick={() => chooser.choose(flight)}
                  >
                    {t('flight.choose')}
                  </Button>
                  {chooser.problem?.flightId === flight.id && (
                    <p role="alert" className={styles.problem}>
                      {chooser.problem.message}
                    </p>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
