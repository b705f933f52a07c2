import type { TransportBookingRequest } from '@wisata/kernel/contracts/transport-booking-request';
import { addMonths } from '@wisata/kernel/dates';
import { ageOn } from '@wisata/kernel/passengers';

interface RentalTerms {
  readonly minDriverAge: number | null;
  readonly licenceYears: number | null;
}

const MONTHS = 12;

/** What is wrong with the driver's details, by field; empty when a voucher can be issued. */
export function findTravellerProblems(
  { mode, driver, contact, dropOffDate, pickUpDate }: TransportBookingRequest,
  { minDriverAge, licenceYears }: RentalTerms,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!contact.mobile_phone && !contact.phone) problems['contact.mobile_phone'] = 'Fill in the phone number';
  if (mode !== 'self-drive') return problems;
  if (!driver) return { ...problems, driver: 'Say who drives' };
  if (minDriverAge !== null && ageOn(driver.birth_date, pickUpDate) < minDriverAge) {
    problems['driver.birth_date'] = `Drivers of this class are at least ${minDriverAge} years old`;
  }
  if (licenceYears !== null && addMonths(driver.licence_since, licenceYears * MONTHS) > pickUpDate) {
    problems['driver.licence_since'] = `The licence must be held for ${licenceYears} years`;
  }
  if (driver.licence_expires < (dropOffDate ?? pickUpDate)) {
    problems['driver.licence_expires'] = 'The licence ends before the trip does';
  }
  return problems;
}
