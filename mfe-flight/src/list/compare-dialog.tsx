import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { CompareDialog as SideBySide, type CompareRow } from '@wisata/ui/compare-dialog';
import type { Flight } from '../api/flight.model.ts';
import type { FlightChooser } from './use-choose-flight.ts';
import type { ListView } from './use-list-view.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { fewSeats } from './flight-warnings.rules.ts';
import styles from './compare-dialog.module.css';

function useRows(trips: ListView['trips']): readonly CompareRow<Flight>[] {
  const { t } = useTranslation('flight');
  const { duration, time, zone, day } = useFlightText();
  const row = (label: string, fact: CompareRow<Flight>['fact']): CompareRow<Flight> => ({ label, fact });
  return [
    {
      ...row(t('compare.total'), (flight) => <b>{price(trips.totalOf(flight))}</b>),
      best: { rank: (flight) => -trips.totalOf(flight).minor, name: t('badge.cheapest') },
    },
    row(t('compare.adult'), (flight) => price(flight.perAdult)),
    row(
      t('compare.departs'),
      (flight) => `${time(flight.departTime)} ${zone(flight.originZone)}, ${flight.origin} ${flight.originTerminal}`,
    ),
    row(
      t('compare.arrives'),
      (flight) =>
        `${time(flight.arriveTime)} ${zone(flight.destinationZone)}, ${flight.destination} ${flight.destinationTerminal}` +
        (flight.dayOffset === 0 ? '' : ` (${day(flight.arriveDate)})`),
    ),
    {
      ...row(t('compare.duration'), (flight) => duration(flight.durationMinutes)),
      best: { rank: (flight) => -flight.durationMinutes, name: t('badge.fastest') },
    },
    row(t('filter.transit'), (flight) =>
      [t(`filter.transits.${Math.min(flight.transits, 2)}`), ...flight.transitPoints].join(' '),
    ),
    row(t('compare.bag'), (flight) => flight.baggage || t('flight.cabinBagOnly')),
    row(t('compare.refund'), (flight) => t(flight.policy.isRefundable ? 'flight.refund' : 'flight.noRefund')),
    row(t('compare.change'), (flight) => t(flight.policy.isChangeable ? 'flight.reschedule' : 'flight.noReschedule')),
    row(t('compare.aircraft'), (flight) => flight.aircraft || '–'),
    row(t('compare.seats'), (flight) => {
      const seats = fewSeats(flight);
      return seats === undefined ? t('compare.enough') : t('flight.seatsLeft', { count: seats });
    }),
    row(t('compare.co2'), (flight) => (flight.co2Kg > 0 ? t('compare.kg', { kg: Math.round(flight.co2Kg) }) : '–')),
  ];
}

interface ChooseProps {
  readonly flight: Flight;
  readonly trips: ListView['trips'];
  readonly chooser: FlightChooser;
}

function Choose({ flight, trips, chooser }: ChooseProps) {
  const { t } = useTranslation('flight');
  return (
    <>
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
    </>
  );
}

interface CompareDialogProps extends Omit<ChooseProps, 'flight'> {
  readonly flights: readonly Flight[];
  readonly onClose: () => void;
}

/** Two to four flights side by side. */
export function CompareDialog({ flights, trips, chooser, onClose }: CompareDialogProps) {
  const { t } = useTranslation('flight');
  return (
    <SideBySide
      products={flights}
      keyOf={({ id }) => id}
      headOf={({ airline, number }) => ({ title: airline, detail: number })}
      rows={useRows(trips)}
      actionOf={(flight) => <Choose flight={flight} trips={trips} chooser={chooser} />}
      onClose={onClose}
      labels={{ title: t('compare.title'), close: t('close') }}
    />
  );
}
