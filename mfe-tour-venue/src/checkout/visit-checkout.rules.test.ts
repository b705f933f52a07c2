import { expect, test } from '@jest/globals';
import { TOUR_BOOKING_REQUEST, VENUE_BOOKING_REQUEST } from '@wisata/kernel/contracts/tour-booking-request';
import { VENUE_PRICE_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import { TRIP_BANDS } from '@wisata/kernel/passengers';
import { typedDayOf } from '@wisata/kernel/typed-day';
import { mayTravelAs } from '@wisata/kernel/typed-person';
import * as v from 'valibot';
import { paxesOf, priceChoice } from '../visit/visit-choice.rules.ts';
import {
  emptyForm,
  emptyTraveller,
  fitForm,
  hasTyped,
  parseDraft,
  placesOf,
  type CheckoutForm,
} from './visit-form.rules.ts';
import { fillIn, travellersToKeep } from './saved-traveller.rules.ts';
import { bookingDate } from '../visit/price-payload.rules.ts';
import { findFormField, toPayload } from './visit-payload.rules.ts';
import { peopleOf, toTraveller } from './visit-people.rules.ts';
import { birthProblem, findProblems } from './visit-problems.rules.ts';

const PAXES = paxesOf({ ADT: 2, CHD: 1, INF: 0 });
const CHOICE = { id: 'VEN-020', date: '2026-12-11', timeId: '2', packageId: '', paxes: PAXES };
const FACTS = { party: PAXES, date: '2026-12-11' };

const family = (): CheckoutForm => ({
  contact: {
    title: 'Mrs',
    firstName: 'Ayu',
    lastName: 'Lestari',
    oneName: false,
    email: ' ayu@mail.example ',
    phone: { callingCode: '65', national: '8123 4567' },
  },
  notes: ' One wheelchair ',
  isTravelling: true,
  travellers: [
    emptyTraveller(),
    { ...emptyTraveller('Mr'), firstName: 'Suharto', oneName: true },
    { ...emptyTraveller('MISS'), firstName: 'Kirana', lastName: 'Lestari', birth: typedDayOf('2019-05-06') },
  ],
});

const PARTS = {
  choice: CHOICE,
  priced: priceChoice({ prices: [VENUE_PRICE_ANSWER] }, CHOICE, '2026-11-20')!,
  scheduleId: 'VEN-020-PERIOD',
  startTime: '20:15',
  isMember: false,
  total: { minor: 11_900, currency: 'SGD' },
  locale: 'en',
} as const;

test('the contact starts with the code of Singapore, and everything that is missing is named in the order of the page', () => {
  const empty = fitForm(emptyForm(), PAXES);
  expect(empty.contact.phone.callingCode).toBe('65');
  expect(findProblems(family(), FACTS)).toEqual([]);
  expect(findProblems({ ...empty, notes: 'x'.repeat(1001) }, FACTS).map(({ name, key }) => `${name} ${key}`)).toEqual([
    'contact.title title',
    'contact.firstName firstEmpty',
    'contact.lastName lastEmpty',
    'contact.email email',
    'contact.phone.national phone',
    'notes notesLong',
    'travellers.1.title title',
    'travellers.1.firstName firstEmpty',
    'travellers.1.lastName lastEmpty',
    'travellers.2.title title',
    'travellers.2.firstName firstEmpty',
    'travellers.2.lastName lastEmpty',
    'travellers.2.birth birthEmpty',
  ]);
});

test.each([
  ['2014-12-12', 'CHD', undefined],
  ['2014-12-11', 'CHD', 'isADT'],
  ['2024-12-12', 'CHD', 'isINF'],
  ['2024-12-12', 'INF', undefined],
  ['2026-12-12', 'INF', 'birthFuture'],
  ['', 'CHD', 'birthEmpty'],
] as const)('born %s is %s: %s', (date, type, problem) => {
  expect(birthProblem(typedDayOf(date), type, FACTS.date)).toBe(problem);
});

test('what is sent is a booking of the contract, for each service with its own date', () => {
  const venue = toPayload(family(), { ...PARTS, service: 'venue' });
  expect(venue.tour_date).toBe('2026/12/11');
  expect(v.parse(VENUE_BOOKING_REQUEST, venue)).toMatchObject({
    tour_date: '2026-12-11',
    time_id: '2',
    total_price: 119,
  });
  const tour = toPayload(family(), { ...PARTS, service: 'tour' });
  expect(tour.tour_date).toBe('2026-12-11');
  expect(v.parse(TOUR_BOOKING_REQUEST, tour)).toMatchObject({
    price_id: 'VEN-020-WD-P',
    price_package_id: 'VEN-020-1',
    contact: { title: 'Mrs', email: 'ayu@mail.example', calling_code: '65', notes: 'One wheelchair' },
    paxes: [
      { type: 'ADT', title: 'Mrs', first_name: 'Ayu', birth_date: null, email: 'ayu@mail.example' },
      { type: 'ADT', title: 'Mr', first_name: 'Suharto', last_name: 'Suharto' },
      { type: 'CHD', title: 'MISS', birth_date: '2019-05-06', id_number: '06-05-2019', email: 'noreply@example.com' },
    ],
  });
});

test('a ticket without a day is sent without one', () => {
  expect(bookingDate('venue', undefined)).toBeNull();
});

test.each([
  ['contact.mobile_phone', 'contact.phone.national'],
  ['contact.notes', 'notes'],
  ['paxes.0.first_name', 'contact.firstName'],
  ['paxes.1.first_name', 'travellers.1.firstName'],
  ['paxes.2.birth_date', 'travellers.2.birth'],
  ['paxes.0.birth_date', undefined],
  ['paxes.9.title', undefined],
  ['price_id', undefined],
])('the server means with %s the field %s', (path, field) => {
  expect(findFormField(path, family(), PAXES)).toBe(field);
});

test('a draft is read as it was kept, and in another party everybody stays with their type', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(family())))).toEqual(family());
  expect([emptyForm(), family()].map(hasTyped)).toEqual([false, true]);
  const changed = fitForm(fitForm(family(), PAXES), paxesOf({ ADT: 1, CHD: 1, INF: 1 }));
  expect(changed.travellers.map(({ title, firstName }) => [title, firstName])).toEqual([
    ['', ''],
    ['MISS', 'Kirana'],
    ['INF', ''],
  ]);
  expect(fitForm(changed, PAXES).travellers[1]).toMatchObject({ title: 'Mr', firstName: 'Suharto' });
});

test('a saved passenger fills a place in, and who is to be saved is, with the birth date that was asked for', () => {
  const saved = {
    id: 'p-1',
    title: 'MISS',
    first_name: 'Kirana',
    last_name: 'Lestari',
    birthdate: '2019-05-06',
    calling_code: '65',
    country: 'ID',
    phone: '',
    email: '',
    id_type: 1 as const,
    id_number: '',
    passport_expire: null,
  };
  const [, , child] = placesOf(PAXES);
  const filled = fillIn(saved, emptyTraveller(), child!);
  expect(filled).toEqual({ ...family().travellers[2], savedId: 'p-1', keep: false });
  const form = { ...family(), travellers: family().travellers.map((each) => ({ ...each, keep: true })) };
  expect(travellersToKeep(form, FACTS)).toEqual([
    { title: 'MR', first_name: 'Suharto', last_name: 'Suharto' },
    { title: 'MISS', first_name: 'Kirana', last_name: 'Lestari', birthdate: '2019-05-06' },
  ]);
});

test('who was typed is offered where the age fits', () => {
  const [, , child] = placesOf(PAXES);
  const people = peopleOf(family(), FACTS);
  expect(people.map(({ firstName }) => firstName)).toEqual(['Ayu', 'Suharto', 'Kirana']);
  expect(people.map((person) => mayTravelAs(person, TRIP_BANDS, child!.type, FACTS.date))).toEqual([
    false,
    false,
    true,
  ]);
  expect(toTraveller(people[2]!, child!)).toEqual(family().travellers[2]);
});

test('abroad a passport may follow later, and one that is typed is good for six months from departure', () => {
  const abroad = { ...FACTS, needsPassport: true };
  const withPassport = (passportNumber: string, expire: string | undefined): CheckoutForm => {
    const { travellers, ...form } = family();
    const [first, ...others] = travellers;
    return { ...form, travellers: [{ ...first!, passportNumber, passportExpire: typedDayOf(expire) }, ...others] };
  };
  const keysOf = (number: string, expire?: string) =>
    findProblems(withPassport(number, expire), abroad).map(({ name, key }) => `${name} ${key}`);
  expect(keysOf('')).toEqual([]);
  expect(keysOf('C1234567', '2027-06-11')).toEqual([]);
  expect(keysOf('C1234567', '2027-06-10')).toEqual(['travellers.0.passportExpire passportShort']);
  expect(keysOf('C 1', undefined)).toEqual([
    'travellers.0.passportNumber passportForm',
    'travellers.0.passportExpire passportExpireEmpty',
  ]);
  expect(findProblems(withPassport('C 1', undefined), FACTS)).toEqual([]);
  const { paxes } = toPayload(withPassport(' c1234567', '2031-01-09'), { ...PARTS, service: 'tour' });
  expect(paxes.map(({ passportDetail }) => passportDetail)).toEqual([
    { number: 'C1234567', expire: '2031-01-09' },
    null,
    null,
  ]);
  expect(findFormField('paxes.1.passportDetail.expire', family(), PAXES)).toBe('travellers.1.passportExpire');
});
