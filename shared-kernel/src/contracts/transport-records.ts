import * as v from 'valibot';
import type { Locale } from '../locale.ts';
import { recordsOf } from './booking-records.ts';
import { TRANSPORT_BOOKING, type TransportBooking, type TransportStop } from './transport-booking.ts';

const { record_version: _, pickup, ...FIRST } = TRANSPORT_BOOKING.entries;
const { names: __, ...stop } = pickup.entries;
const stopOnce = v.object(stop);

/** The first form named its places in the language it was booked in alone. */
const TRANSPORT_BOOKING_1 = v.object({ ...FIRST, record_version: v.literal(1), pickup: stopOnce, dropoff: stopOnce });

const named = (place: Omit<TransportStop, 'names'>): TransportStop => ({
  ...place,
  names: { en: place.name, id: place.name },
});

const upgrade = (record: v.InferOutput<typeof TRANSPORT_BOOKING_1>): TransportBooking => ({
  ...record,
  record_version: 2,
  pickup: named(record.pickup),
  dropoff: named(record.dropoff),
});

const WITH_DRIVER: Readonly<Record<Locale, string>> = { en: 'with driver', id: 'dengan sopir' };
const TRANSFER: Readonly<Record<Locale, string>> = { en: 'Transfer', id: 'Antar jemput' };

function titleIn(record: TransportBooking, locale: Locale): string {
  const [from, to] = [record.pickup.names[locale], record.dropoff.names[locale]];
  if (record.service_type === 'transfer') return `${TRANSFER[locale]} ${from} → ${to}`;
  const vehicle = `${record.brand_name} ${record.factory_name}`;
  return record.is_self_drive ? `${vehicle}, ${from}` : `${vehicle} ${WITH_DRIVER[locale]}, ${from}`;
}

/** Transport bookings as they were ever stored. */
export const TRANSPORT_RECORDS = recordsOf<TransportBooking>(
  'transport',
  TRANSPORT_BOOKING,
  [v.pipe(TRANSPORT_BOOKING_1, v.transform(upgrade))],
  (record) => ({ en: titleIn(record, 'en'), id: titleIn(record, 'id') }),
);
