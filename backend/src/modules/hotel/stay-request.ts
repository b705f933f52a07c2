import { HOTEL_LIMITS } from '@wisata/kernel/contracts/hotel-occupancy';
import { addDays, daysBetween, wallTimeToInstant, ZONES } from '@wisata/kernel/dates';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { City } from './data/gazetteer.ts';
import { localDate } from './market.ts';
import { CHECK_IN_CUT_OFF, MAX_DAYS_AHEAD, MAX_NIGHTS } from './stay.ts';
import type { Stay } from './stay.ts';

/** Field names of a search (camelCase) and of a booking (snake_case), for messages at the right field. */
export const SEARCH_FIELDS = {
  checkIn: 'checkInDate',
  checkOut: 'checkOutDate',
  rooms: 'countRoom',
  adults: 'countGuest',
  children: 'countChild',
};
type StayFields = typeof SEARCH_FIELDS;
export const BOOKING_FIELDS: StayFields = {
  checkIn: 'check_in_date',
  checkOut: 'check_out_date',
  rooms: 'count_room',
  adults: 'count_guest',
  children: 'count_child',
};

/** What is wrong with a stay on this day, by field; empty when it can be searched. */
export function findStayProblems(stay: Stay, city: City, now: Date, fields: StayFields): Record<string, string> {
  const today = localDate(city.zone, now);
  const nights = daysBetween(stay.checkInDate, stay.checkOutDate);
  const problems: Record<string, string> = {};
  if (stay.checkInDate < today) problems[fields.checkIn] = 'Check-in must not be in the past';
  else if (stay.checkInDate > addDays(today, MAX_DAYS_AHEAD)) {
    problems[fields.checkIn] = `Check-in must be within ${MAX_DAYS_AHEAD} days`;
  }
  if (nights < 1) problems[fields.checkOut] = 'Check-out must be after check-in';
  else if (nights > MAX_NIGHTS) problems[fields.checkOut] = `At most ${MAX_NIGHTS} nights`;
  if (stay.adults < stay.rooms) problems[fields.adults] = 'Each room needs at least one adult';
  else if (stay.adults > stay.rooms * HOTEL_LIMITS.guestsPerRoom) {
    problems[fields.adults] = `At most ${HOTEL_LIMITS.guestsPerRoom} adults per room`;
  }
  if (stay.children > stay.rooms * HOTEL_LIMITS.childrenPerRoom) {
    problems[fields.children] = `At most ${HOTEL_LIMITS.childrenPerRoom} children per room`;
  }
  return problems;
}

export function checkStay(stay: Stay, city: City, now: Date, fields: StayFields): void {
  throwFieldProblems(findStayProblems(stay, city, now, fields));
}

/** The last instant at which the stay can still be booked. */
export function bookingCutOff(stay: Pick<Stay, 'checkInDate'>, city: City): Date {
  return new Date(wallTimeToInstant(stay.checkInDate, CHECK_IN_CUT_OFF, ZONES[city.zone]));
}
