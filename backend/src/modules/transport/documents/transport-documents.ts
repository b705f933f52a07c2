import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import { fullName } from '@wisata/kernel/document-name';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { aboutOrder, entryText, reminder } from '../../../documents/calendar.ts';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { CalendarEvent, ServiceDocuments, VoucherInput } from '../../bookings/index.ts';
import { stopMs } from '../booking-facts.ts';
import { renderVoucher } from './voucher.ts';
import { WORDS } from './words.ts';

function momentsOf({ booking }: VoucherInput) {
  const record = TRANSPORT_RECORDS.get(booking.detail);
  return { record, startMs: stopMs(record.pickup, record), endMs: stopMs(record.dropoff, record) };
}

function trip(input: VoucherInput): CalendarEvent {
  const { record, startMs, endMs } = momentsOf(input);
  const { pickup, dropoff, assigned_driver: driver, flight_number: flight } = record;
  const { booking, locale } = input;
  const words = WORDS[locale];
  return {
    ...aboutOrder(input),
    uid: `${booking.id}@transport.wisata`,
    title: booking.titles[locale],
    description: entryText(input, [
      [words.vehicle, `${record.brand_name} ${record.factory_name}`],
      [words.dropOff, dropoff.names[locale]],
      [words.driver, driver && `${driver.name}, ${driver.phone}, ${driver.plate}`],
      [words.flight, flight],
    ]),
    location: [pickup.names[locale], pickup.address].filter(Boolean).join(', '),
    geo: { lat: pickup.latitude, lon: pickup.longitude },
    start: startMs,
    end: endMs,
    alarms: [reminder(booking.titles[locale], { hours: 24 }), reminder(booking.titles[locale], { hours: 2 })],
  };
}

/** What is hired as schema.org's RentalCarReservation, a ride with a driver as TaxiReservation; in the time of the place. */
function reservations(input: VoucherInput): SchemaThing[] {
  const { record, startMs, endMs } = momentsOf(input);
  const { pickup, dropoff } = record;
  const place = ({ name, address }: typeof pickup) => ({ '@type': 'Place', name, address });
  const pax = record.paxes[0] ?? record.contact;
  const company = { '@type': 'Organization', name: record.provider };
  const type = record.is_self_drive ? 'RentalCarReservation' : 'TaxiReservation';
  const start = timeOfPlace(pickup.date, pickup.time, startMs);
  const about = record.is_self_drive
    ? {
        pickupTime: start,
        dropoffTime: timeOfPlace(dropoff.date, dropoff.time, endMs),
        dropoffLocation: place(dropoff),
      }
    : { pickupTime: start, partySize: record.passengers };
  return [
    {
      ...reservation(input, { type, number: record.reservation_id, name: fullName(pax) }),
      reservationFor: {
        '@type': record.is_self_drive ? 'RentalCar' : 'Taxi',
        name: `${record.brand_name} ${record.factory_name}`,
        brand: { '@type': 'Brand', name: record.brand_name },
        model: record.factory_name,
        // schema.org says provider, the mail programs that read it say rental company.
        provider: company,
        rentalCompany: company,
      },
      pickupLocation: place(pickup),
      ...about,
    },
  ];
}

export const transportDocuments: ServiceDocuments = {
  paper: 'voucher',
  renderVoucher,
  calendarEvents: (input) => [trip(input)],
  reservations,
};
