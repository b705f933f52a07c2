import { useTranslation } from 'react-i18next';
import type { TransportListAnswer, Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import { formatDate, formatWallTime } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { TripSearch } from './trip-search.rules.ts';

type Stops = Pick<
  TransportListAnswer,
  'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime' | 'timeZone' | 'pickUpLocation' | 'dropOffLocation'
>;
type Offer = Pick<Vehicle, 'terms' | 'currency' | 'days' | 'mode'>;

/** How searches, stops and the terms of a vehicle are written. */
export function useSearchText() {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const at = useInstantText(locale);
  const day = (date: string, time: string, zone?: string) =>
    `${formatDate(date, locale)}, ${formatWallTime(time, locale, zone && zoneLabel(zone))}`;
  return {
    day,
    /** `Sat 12 Dec 2026, 10:00 – Tue 15 Dec 2026, 10:00`; a transfer has one moment. */
    when: ({ mode, pickUpDate, pickUpTime, dropOffDate, dropOffTime }: TripSearch) =>
      [day(pickUpDate, pickUpTime), mode !== 'transfer' && day(dropOffDate, dropOffTime)].filter(Boolean).join(' – '),
    party: ({ passengers, bags }: Pick<TripSearch, 'passengers' | 'bags'>) =>
      [t('people', { count: passengers }), t('bags', { count: bags })].join(', '),
    pickUp: (stops: Stops) => day(stops.pickUpDate, stops.pickUpTime, stops.timeZone),
    dropOff: (stops: Stops) => day(stops.dropOffDate, stops.dropOffTime, stops.timeZone),
    /** What the total is for: `for 3 days`, `one way`. */
    covers: ({ mode, days }: Offer) => (mode === 'transfer' ? t('price.oneWay') : t('price.days', { count: days })),
    fuel: ({ terms }: Offer) => t(`rules.fuelOf.${terms.fuel}`),
    distance: ({ terms: { kilometresPerDay: km } }: Offer) =>
      km === null ? t('rules.unlimited') : t('rules.kilometres', { count: km }),
    deposit: ({ terms, currency }: Offer) =>
      terms.deposit === null
        ? t('rules.noDeposit')
        : t('rules.depositOf', { amount: exactPrice(fromMajor(terms.deposit, currency)) }),
    /** Until when cancelling is free, on the clocks of the place. */
    free: ({ terms }: Offer, zone: string) =>
      terms.freeUntil ? t('terms.freeUntil', { until: at(terms.freeUntil, zone) }) : t('rules.noFree'),
  };
}
