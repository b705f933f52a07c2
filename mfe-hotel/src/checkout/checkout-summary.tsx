import { useTranslation } from 'react-i18next';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice, type Money } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import { Breakdown } from '@wisata/ui/breakdown';
import { Chosen, ChosenLine, ChosenNote, ChosenOffer } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import type { CheckoutOffer } from './checkout-offer.rules.ts';
import styles from './checkout-summary.module.css';
import { OwnTime } from '../stay/deadline-line.tsx';
import { GuestLabel } from '../stay/guest-label.tsx';

export interface SummaryProps {
  readonly offer: CheckoutOffer;
  /** What will be charged; differs from the offer's total after an accepted change. */
  readonly total: Money;
}

function StayDates({ offer }: Pick<SummaryProps, 'offer'>) {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  const { hotel, query } = offer;
  const zone = zoneLabel(hotel.timeZone);
  const rows = [
    {
      label: t('booking.stay.checkIn'),
      date: query.checkInDate,
      time: t('booking.stay.from', { time: formatWallTime(hotel.checkInTime, locale, zone) }),
    },
    {
      label: t('booking.stay.checkOut'),
      date: query.checkOutDate,
      time: t('booking.stay.until', { time: formatWallTime(hotel.checkOutTime, locale, zone) }),
    },
  ];
  return (
    <dl className={styles.dates}>
      {rows.map(({ label, date, time }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{formatDate(date, locale)}</b>
            <span>{time}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the total comes about, night by night; taxes are inside every line. */
export function CheckoutBreakdown({ offer, total }: SummaryProps) {
  const { t, i18n } = useTranslation('hotel');
  const locale = i18n.language as Locale;
  const { nights, tax, taxPercent, query } = offer;
  const changedMinor = total.minor - offer.total.minor;
  const lines = nights.map(({ date, price: night }, index) => ({
    label: date
      ? t('checkout.price.night', { date: formatDate(date, locale, 'short') })
      : t('checkout.price.nightNumber', { number: index + 1 }),
    amount: exactPrice(night),
  }));
  const changed = { minor: changedMinor, currency: total.currency };
  return (
    <Breakdown
      caption={t('checkout.price.title')}
      groups={[
        {
          heading: t('checkout.price.stay', {
            nights: t('booking.stay.nights', { count: nights.length }),
            rooms: t('booking.party.rooms', { count: query.rooms }),
          }),
          sum: exactPrice(offer.total),
          lines,
        },
        ...(changedMinor === 0
          ? []
          : [
              { lines: [{ label: t('checkout.price.changed'), amount: exactPrice(changed), tone: 'danger' as const }] },
            ]),
      ]}
      total={{ label: t('checkout.price.total'), amount: exactPrice(total) }}
      note={
        <>
          {tax.minor > 0 && t('checkout.price.tax', { percent: taxPercent, amount: exactPrice(tax) })}{' '}
          {t('checkout.price.note')}
        </>
      }
    />
  );
}

/** The stay that is being booked: hotel, room, dates at the hotel's own time, party, cancellation. */
export function CheckoutStay({ offer }: Pick<SummaryProps, 'offer'>) {
  const { hotel, room, query, policy } = offer;
  return (
    <Chosen>
      <ChosenOffer name={hotel.name} place={hotel.place} picture={hotel.picture} />
      <StayDates offer={offer} />
      <div>
        <ChosenLine>{room.name}</ChosenLine>
        <ChosenNote>
          {room.meal} · {room.rate}
        </ChosenNote>
        <ChosenNote>
          <GuestLabel guests={query.guests} rooms={query.rooms} children={query.children} />
        </ChosenNote>
      </div>
      <ChosenNote isGood={Boolean(policy.cancelLimit)}>
        {policy.message}
        {policy.cancelLimit && <OwnTime freeUntil={policy.cancelLimit} timeZone={hotel.timeZone} />}
      </ChosenNote>
    </Chosen>
  );
}

/** Stay above, price below the perforation. */
export function CheckoutSummary(props: SummaryProps) {
  return (
    <SummaryCard price={<CheckoutBreakdown {...props} />}>
      <CheckoutStay offer={props.offer} />
    </SummaryCard>
  );
}
