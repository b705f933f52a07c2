import type { SchemaThing } from '@wisata/kernel/page-head';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { toHotelStay } from './hotel-stay.ts';

/** The stay as schema.org's LodgingReservation, in the hotel's own time. */
export function hotelReservations(input: VoucherInput): SchemaThing[] {
  const stay = toHotelStay(input.booking);
  const { firstName, lastName } = input.booking.contact;
  const name = stay.guests[0]?.name ?? `${firstName} ${lastName}`;
  return [
    {
      ...reservation(input, { type: 'LodgingReservation', number: stay.confirmation, name }),
      reservationFor: {
        '@type': 'Hotel',
        name: stay.hotelName,
        address: stay.address,
        ...(stay.phone ? { telephone: stay.phone } : {}),
        geo: { '@type': 'GeoCoordinates', ...stay.position },
      },
      checkinTime: timeOfPlace(stay.checkInDate, stay.checkInTime, stay.checkInAt.getTime()),
      checkoutTime: timeOfPlace(stay.checkOutDate, stay.checkOutTime, stay.checkOutAt.getTime()),
      lodgingUnitDescription: stay.roomName,
      numAdults: stay.adults,
      numChildren: stay.children,
    },
  ];
}
