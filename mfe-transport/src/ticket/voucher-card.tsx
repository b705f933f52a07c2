import { useTranslation } from 'react-i18next';
import { fromMajor, parseCurrency, price } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { MapPlace } from '@wisata/runtime/ticket/map-place';
import { OrderStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard } from '@wisata/ui/ticket-card';
import type { BookedStop, BookedTrip } from './booked-trip.rules.ts';
import { useTripText } from './use-trip-text.ts';

interface StopProps {
  readonly stop: BookedStop;
  readonly when: string;
}

function Stop({ stop: { name, address, position }, when }: StopProps) {
  const { t } = useTranslation('transport');
  return (
    <MapPlace service="transport" position={position} linkLabel={t('ticket.mapOf', { place: name })}>
      {[when, name, address].filter(Boolean).join(' · ')}
    </MapPlace>
  );
}

/** Who comes, with a number that a phone dials. */
function Driver({ driver: { name, phone, plate } }: { readonly driver: NonNullable<BookedTrip['driver']> }) {
  return (
    <>
      {name} · <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> · {plate}
    </>
  );
}

interface VoucherCardProps {
  readonly line: OrderLine;
  readonly trip: BookedTrip;
  /** Without it the card has no code and cannot be mistaken for a valid voucher. */
  readonly isIssued: boolean;
}

/** The voucher itself: navy head, the facts, and behind the perforation the code to show. */
export function VoucherCard({ line, trip, isIssued }: VoucherCardProps) {
  const { t } = useTranslation('transport');
  const text = useTripText(trip);
  const { pickUp, dropOff, driver, flight, deposit, waitMinutes } = trip;
  const currency = parseCurrency(line.currency);
  const held = deposit !== undefined && currency ? price(fromMajor(deposit, currency)) : undefined;
  const waits = waitMinutes !== undefined && t('ticket.waits', { count: waitMinutes });
  return (
    <TicketCard
      title={trip.title}
      dates={text.brief}
      place={[trip.vehicle, trip.provider].filter(Boolean).join(' · ')}
      stub={isIssued && <OrderStub service="transport" code={line.code} />}
    >
      <FactList
        facts={[
          [t('ticket.pickUp'), pickUp && <Stop key="pick-up" stop={pickUp} when={text.when(pickUp)} />],
          [t('ticket.dropOff'), dropOff && <Stop key="drop-off" stop={dropOff} when={text.when(dropOff)} />],
          [t('ticket.driver'), driver && <Driver key="driver" driver={driver} />],
          [t('ticket.sign'), trip.sign],
          [t('ticket.flight'), flight && [flight, waits].filter(Boolean).join(' · ')],
          [t('ticket.name'), trip.bookedFor],
          [t('ticket.deposit'), held],
          [t('ticket.reservation'), trip.reservation],
          [t('ticket.remark'), trip.remark],
        ]}
      />
    </TicketCard>
  );
}
