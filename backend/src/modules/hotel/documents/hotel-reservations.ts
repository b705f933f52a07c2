import { fullName } from '@wisata/kernel/document-name';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { toHotelStay } from './hotel-stay.ts';

/** The stay as schema.org's LodgingReservation, in the hotel's own time. */
export function hotelReservations(input: VoucherInput): SchemaThing[] {
  const { record, guests, address, checkInMs, checkOutMs } = toHotelStay(input.booking);
  const { hotel } = record;
  const { firstName, lastName } = input.booking.contact;
  const [guest] = guests;
  const name = guest ? fullName(guest.name) : `${firstName} ${lastName}`;
  const number = record.confirmation_id ?? undefined;
  const checkin = timeOfPlace(record.check_in_date, record.check_in_time, checkInMs);
  const checkout = timeOfPlace(record.check_out_date, record.check_out_time, checkOutMs);
  return [
    {
      ...reservation(input, { type: 'LodgingReservation', number, name }),
      reservationFor: {
        '@type': 'Hotel',
        name: hotel.name,
        address,
        ...(hotel.phone ? { telephone: hotel.phone } : {}),
        geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
      },
      checkinTime: checkin,
      checkoutTime: checkout,
      // schema.org says time, the mail programs that read it say date.
      checkinDate: checkin,
      checkoutDate: checkout,
      lodgingUnitDescription: record.room.name,
      numAdults: record.count_guest,
      numChildren: record.count_child,
    },
  ];
}
