import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { MapPlace } from '@wisata/runtime/ticket/map-place';
import { OrderStub } from '@wisata/runtime/ticket/ticket-stubs';
import { FactList } from '@wisata/ui/fact-list';
import { TicketCard } from '@wisata/ui/ticket-card';
import { useMealText } from './use-meal-text.ts';
import type { BookedStay } from './order-line.rules.ts';
import { useStayDates } from './booked-stay.tsx';
import { GuestLabel } from '../stay/guest-label.tsx';
import styles from './ticket.module.css';

interface VoucherProps {
  readonly line: OrderLine;
  readonly stay: BookedStay;
  /** Without it the card has no code and cannot be mistaken for a valid voucher. */
  readonly isIssued: boolean;
}

function Moment({ label, date, time }: { label: string; date: string | undefined; time: string }) {
  const { i18n } = useTranslation('hotel');
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <b className={styles.time}>{time}</b>
      {date && <span className={styles.day}>{formatDate(date, i18n.language as Locale)}</span>}
    </div>
  );
}

function Times({ stay }: { stay: BookedStay }) {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  const time = (value: string) => formatWallTime(value, locale, zoneLabel(stay.timeZone));
  return (
    <div className={styles.times}>
      <Moment label={t('ticket.checkIn')} date={stay.checkInDate} time={time(stay.checkInTime)} />
      <Moment label={t('ticket.checkOut')} date={stay.checkOutDate} time={time(stay.checkOutTime)} />
    </div>
  );
}

function Facts({ stay }: { stay: BookedStay }) {
  const { t } = useTranslation('hotel');
  const mealText = useMealText();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('ticket.room'), stay.roomName],
    [t('ticket.meal'), mealText(stay)],
    [t('ticket.party'), <GuestLabel key="party" guests={stay.guests} rooms={stay.rooms} children={stay.children} />],
    [t('ticket.confirmation'), stay.confirmation],
    [
      t('ticket.address'),
      <MapPlace key="address" service="hotel" position={stay.position}>
        {stay.address}
      </MapPlace>,
    ],
    [t('ticket.phone'), stay.phone && <a href={`tel:${stay.phone.replace(/[^+\d]/g, '')}`}>{stay.phone}</a>],
  ];
  return <FactList facts={facts} />;
}

function People({ stay }: { stay: BookedStay }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  if (stay.people.length === 0) return null;
  return (
    <div>
      <h4 className={styles.label}>{t('ticket.guests')}</h4>
      <ul className={styles.people}>
        {stay.people.map(({ name, childAge }, index) => (
          <li key={index}>
            <b>{guestName(name, locale)}</b>
            {childAge !== undefined && <span>{t('ticket.childAge', { count: childAge })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The voucher itself: navy head, the facts of the stay, and behind the perforation the code for the desk. */
export function TicketVoucher({ line, stay, isIssued }: VoucherProps) {
  const dates = useStayDates(stay);
  return (
    <TicketCard
      title={stay.hotelName}
      dates={dates}
      place={stay.place}
      stub={isIssued && <OrderStub service="hotel" code={line.code} />}
    >
      <Times stay={stay} />
      <Facts stay={stay} />
      <People stay={stay} />
    </TicketCard>
  );
}
