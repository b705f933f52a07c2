import { useTranslation } from 'react-i18next';
import { fromMajor, parseCurrency, price } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard, TicketStub } from '@wisata/ui/ticket-card';
import type { BookedStop, BookedTrip } from './booked-trip.rules.ts';
import { useTripText } from './use-trip-text.ts';
import styles from './voucher-card.module.css';

interface StopProps {
  readonly stop: BookedStop;
  readonly when: string;
}

/** A place with the way there, which opens the map that the traveller's own device uses. */
function Stop({ stop: { name, address, position }, when }: StopProps) {
  const { t } = useTranslation('transport');
  const query = position && `${position.latitude},${position.longitude}`;
  return (
    <>
      {[when, name, address].filter(Boolean).join(' · ')}
      {query && (
        <a
          className={styles.map}
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('ticket.mapOf', { place: name })}
        >
          {t('ticket.map')}
        </a>
      )}
    </>
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

function Stub({ code }: { readonly code: string }) {
  const { t } = useTranslation('transport');
  const { config, href } = useApp();
  return (
    <TicketStub
      label={t('ticket.orderId')}
      code={code}
      qr={{ text: `${config.baseUrl}${href(`/order?order_id=${code}`)}`, label: t('ticket.qr', { code }) }}
      hint={t('ticket.show')}
    />
  );
}

interface VoucherCardProps {
  readonly line: OrderLine;
  readonly trip: BookedTrip;
  /** Without it the card carries no code: nobody may take it for a voucher. */
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
      stub={isIssued && <Stub code={line.code} />}
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
