import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { agendaZone } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { findHotelRecord } from './booking-facts.ts';

/** Arrival at and leaving of the hotel, as the clocks of the place show them. */
export function hotelAgenda(booking: Booking): readonly AgendaEntry[] {
  const stay = findHotelRecord(booking);
  if (!stay) return [];
  const { key, name, address, city, latitude, longitude } = stay.hotel;
  const at = {
    zone: agendaZone(stay.time_zone),
    title: name,
    place: address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`,
    stop: { name, town: city, latitude, longitude, place_id: `hotel:${key}` },
  };
  return [
    { kind: 'check-in', date: stay.check_in_date, time: stay.check_in_time, ...at },
    { kind: 'check-out', date: stay.check_out_date, time: stay.check_out_time, ...at },
  ];
}
