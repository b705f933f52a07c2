import { tripListPath } from '../trip/trip-search.rules.ts';
import { vehiclePath, type VehicleChoice } from '../trip/vehicle-choice.rules.ts';

/** Codes with which the server says that what was chosen cannot be had any more. */
export const GONE_CODES: readonly string[] = ['TRANSPORT_SOLD_OUT', 'TRANSPORT_GONE'];

/** What names a choice for this device: a second look at it finds the booking again. */
export const rentalSubject = ({ vehicle, search }: VehicleChoice): string =>
  ['transport', vehicle, search.pickUp, search.pickUpDate, search.pickUpTime].join('|');

/** Where else a checkout leads: the page of the vehicle, and the list. */
export function checkoutWays(choice: VehicleChoice) {
  const list = tripListPath(choice.search);
  return { choose: choice.vehicle ? vehiclePath(choice) : list, other: list, list };
}
