import type { TrainBookingRequest, TrainPassengerRequest } from '@wisata/kernel/contracts/train-booking-request';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { parseIdType } from '@wisata/kernel/identity';
import { ageOn, classifyPassenger, findTitle } from '@wisata/kernel/passengers';
import { findPeopleProblems } from '../bookings/index.ts';

/** From this age on everybody has an identity card; before it the birth date stands for one. */
const CARD_AGE = 17;

const BAND_TEXTS: Readonly<Record<'ADT' | 'INF', string>> = {
  ADT: 'Adults are 3 to 101 years old on the day of departure',
  INF: 'Infants are under 3 years old on the day of departure',
};

function checkAge({ type, birth_date: birthDate }: TrainPassengerRequest, departDate: string): string | undefined {
  if (!birthDate) return type === 'ADT' ? undefined : 'Fill in the date of birth';
  if (birthDate > departDate || ageOn(birthDate, departDate) < 0) return 'Must be born before the day of departure';
  return classifyPassenger(TRAIN_BANDS, birthDate, departDate) === type ? undefined : BAND_TEXTS[type];
}

const needsCard = ({ birth_date: birthDate }: TrainPassengerRequest, departDate: string) =>
  !birthDate || ageOn(birthDate, departDate) >= CARD_AGE;

function checkPassenger(passenger: TrainPassengerRequest, departDate: string): Record<string, string> {
  const problems: Record<string, string> = {};
  const age = checkAge(passenger, departDate);
  if (age) problems.birth_date = age;
  if (!findTitle(TRAIN_BANDS, passenger.type, passenger.title))
    problems.title = 'This title does not fit the passenger';
  if (passenger.id_type != null && !parseIdType(passenger.id_type)) problems.id_type = 'Unknown document';
  if (!passenger.id_number && passenger.type === 'ADT' && needsCard(passenger, departDate)) {
    problems.id_number = 'Fill in the number of the identity card or passport';
  }
  return problems;
}

/** What is wrong with contact and passengers, by field; empty when tickets can be issued for them. */
export function findPassengerProblems(body: TrainBookingRequest, departDate: string): Record<string, string> {
  const priced = [
    { type: 'ADT', count: body.adult, name: 'adults' },
    { type: 'INF', count: body.infant, name: 'infants' },
  ];
  return findPeopleProblems(body, priced, (passenger) => checkPassenger(passenger, departDate));
}

/** `2020-01-31` as the railway writes it in place of an identity card: `31-01-2020`. */
const birthDateAsId = (birthDate: string | null) => (birthDate ?? '').split('-').reverse().join('-');

/** Passengers as the booking keeps them: adults first, titles in their one spelling. */
export function toPassengers({ passengers }: TrainBookingRequest) {
  return [...passengers]
    .sort((a, b) => a.type.localeCompare(b.type))
    .map((passenger, index) => ({
      index: index + 1,
      type: passenger.type,
      title: findTitle(TRAIN_BANDS, passenger.type, passenger.title) ?? passenger.title,
      first_name: passenger.first_name,
      last_name: passenger.last_name,
      birth_date: passenger.birth_date,
      email: passenger.email,
      mobile_phone: passenger.phone,
      nationality: passenger.nationality,
      id_type: parseIdType(passenger.id_type)?.value ?? 1,
      id_number: passenger.id_number || birthDateAsId(passenger.birth_date),
      seat_number: '',
      ticket_number: '',
    }));
}
