import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import type { FlightBookingRequest, FlightPassengerRequest } from '@wisata/kernel/contracts/flight-booking-request';
import { parseIdType } from '@wisata/kernel/identity';
import { passportValidFor } from '@wisata/kernel/passport';
import { ageOn, classifyPassenger, findTitle } from '@wisata/kernel/passengers';
import { findPeopleProblems } from '../bookings/index.ts';
import type { PaxType } from './fares.ts';

type Problems = Record<string, string>;

/** What the trip asks of its passengers. */
export interface TripRules {
  /** Local day of the first departure: ages and documents are judged on it. */
  readonly departDate: string;
  readonly requiresPassport: boolean;
}

const BAND_TEXTS: Readonly<Record<PaxType, string>> = {
  ADT: 'Adults are 12 to 101 years old on the day of departure',
  CHD: 'Children are 2 to 11 years old on the day of departure',
  INF: 'Infants are under 2 years old on the day of departure',
};

function checkAge(
  { type, birth_date: birthDate }: FlightPassengerRequest,
  { departDate, requiresPassport }: TripRules,
) {
  if (!birthDate) return type === 'ADT' && !requiresPassport ? undefined : 'Fill in the date of birth';
  if (birthDate > departDate || ageOn(birthDate, departDate) < 0) return 'Must be born before the day of departure';
  return classifyPassenger(FLIGHT_BANDS, birthDate, departDate) === type ? undefined : BAND_TEXTS[type];
}

function checkPassport(passenger: FlightPassengerRequest, { departDate }: TripRules): Problems {
  const problems: Problems = {};
  const { passport_number: number, passport_expire: expires } = passenger;
  if (!/^[A-Z0-9]{5,15}$/.test(number)) problems.passport_number = 'Fill in the passport number';
  if (!passenger.passport_origin_country) problems.passport_origin_country = 'Choose the country of the passport';
  if (!passenger.nationality) problems.nationality = 'Choose the nationality';
  if (!expires) problems.passport_expire = 'Fill in the date of expiry';
  else if (!passportValidFor(expires, departDate)) {
    problems.passport_expire = 'Passport must be valid at least 6 months from departure';
  }
  return problems;
}

function checkPassenger(passenger: FlightPassengerRequest, rules: TripRules): Problems {
  const problems: Problems = rules.requiresPassport ? checkPassport(passenger, rules) : {};
  const age = checkAge(passenger, rules);
  if (age) problems.birth_date = age;
  if (!findTitle(FLIGHT_BANDS, passenger.type, passenger.title))
    problems.title = 'This title does not fit the passenger';
  if (passenger.id_type != null && !parseIdType(passenger.id_type)) problems.id_type = 'Unknown document';
  return problems;
}

/** What is wrong with contact and passengers, by field; empty when tickets can be issued for them. */
export function findPassengerProblems(body: FlightBookingRequest, rules: TripRules): Problems {
  const priced = [
    { type: 'ADT', count: body.adult, name: 'adults' },
    { type: 'CHD', count: body.child, name: 'children' },
    { type: 'INF', count: body.infant, name: 'infants' },
  ];
  return findPeopleProblems(body, priced, (passenger) => checkPassenger(passenger, rules));
}

const FEMALE_TITLES = ['MRS', 'MISS'];

/** Passengers as the booking keeps them: adults first, titles in their one spelling, documents only where needed. */
export function toPassengers({ passengers }: FlightBookingRequest, { requiresPassport }: TripRules) {
  const order: readonly PaxType[] = ['ADT', 'CHD', 'INF'];
  return [...passengers]
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map((passenger, index) => {
      const title = findTitle(FLIGHT_BANDS, passenger.type, passenger.title) ?? passenger.title;
      const gender = passenger.gender || (title === 'INF' ? '' : FEMALE_TITLES.includes(title) ? 'F' : 'M');
      return {
        index: index + 1,
        type: passenger.type,
        title,
        gender,
        first_name: passenger.first_name,
        last_name: passenger.last_name,
        birth_date: passenger.birth_date,
        email: passenger.email,
        mobile_phone: passenger.phone,
        home_phone: '',
        nationality: passenger.nationality,
        id_type: parseIdType(passenger.id_type)?.value ?? 1,
        id_number: passenger.id_number,
        passport_number: requiresPassport ? passenger.passport_number : '',
        passport_origin_country: requiresPassport ? passenger.passport_origin_country : '',
        passport_first_name: requiresPassport ? passenger.first_name : '',
        passport_last_name: requiresPassport ? passenger.last_name : '',
        passport_expire: requiresPassport ? passenger.passport_expire : null,
        ticket_number: '',
        ticket_numbers: [] as string[],
      };
    });
}
