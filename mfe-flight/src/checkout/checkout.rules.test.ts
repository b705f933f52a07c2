import { describe, expect, test } from '@jest/globals';
import { incompleteMessage } from '@wisata/kernel/contact-problems';
import { FLIGHT_BOOKING_REQUEST } from '@wisata/kernel/contracts/flight-booking-request';
import fc from 'fast-check';
import * as v from 'valibot';
import { addDays, addMonths } from '@wisata/kernel/dates';
import { toCheckedFare } from '../api/flight-adapter.ts';
import { checkoutUrl, fareAnswer } from '../api/flight-checkout.fixture.ts';
import { ABROAD, FAMILY, filled, TRIP } from './checkout-form.fixture.ts';
import { emptyForm, fitForm, placesOf } from './checkout-form.rules.ts';
import { findProblems } from './checkout-problems.rules.ts';
import { parseCheckoutQuery } from './checkout-query.rules.ts';
import { findFormField, toPayload } from './flight-payload.rules.ts';
import { typedDayOf } from '@wisata/kernel/typed-day';

const query = parseCheckoutQuery(new URLSearchParams(checkoutUrl({ counts: FAMILY }).split('?')[1]), '2026-11-20');
if (!query) throw new Error('The address of the fixture must be readable');
const fare = toCheckedFare(fareAnswer({ counts: FAMILY }));

describe('the address', () => {
  test('names the flights and the party', () => {
    expect(query.chosen).toEqual([{ flightId: 'F.4.QG690-CGKDPS-20261212', classId: 'F.4.QG690-CGKDPS-20261212.Q' }]);
    expect(query.search.counts).toEqual(FAMILY);
  });

  test('of a round trip needs a flight for each way', () => {
    const search = new URLSearchParams(checkoutUrl({ isReturn: true }).split('?')[1]);
    expect(parseCheckoutQuery(search, '2026-11-20')?.chosen).toHaveLength(2);
    search.delete('returnId');
    expect(parseCheckoutQuery(search, '2026-11-20')).toBeUndefined();
    expect(parseCheckoutQuery(new URLSearchParams(), '2026-11-20')).toBeUndefined();
  });
});

describe('what is missing', () => {
  test('nothing, when everything is filled in', () => {
    expect(findProblems(filled(), TRIP)).toEqual([]);
  });

  test('is told in the order of the page, and the message says whose data it is', () => {
    const problems = findProblems(fitForm(emptyForm(), { ADT: 1, CHD: 0, INF: 0 }), {
      ...TRIP,
      counts: { ADT: 1, CHD: 0, INF: 0 },
    });
    expect(problems.map(({ name }) => name)).toEqual([
      'contact.title',
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      'contact.phone.national',
      'adults.0.birth',
    ]);
    expect(incompleteMessage(problems)).toBe('both');
    expect(incompleteMessage(problems.slice(0, 5))).toBe('contact');
    expect(incompleteMessage(problems.slice(5))).toBe('passenger');
  });

  test('names come from the contact only while the contact travels', () => {
    const names = findProblems(filled({ isTravelling: false }), TRIP).map(({ name }) => name);
    expect(names).toEqual(['adults.0.title', 'adults.0.firstName']);
  });

  test.each([
    ['Dr. Ayu', 'nameDegree'],
    ['Ayu S.Kom', 'nameDegree'],
    ["D'Arc", 'nameSpecial'],
    ['Ayu2', 'nameSpecial'],
  ])('%s cannot be printed on a ticket', (firstName, key) => {
    const form = filled();
    form.children = [{ ...form.children[0]!, firstName }];
    expect(findProblems(form, TRIP)).toEqual([{ name: 'children.0.firstName', key }]);
  });

  test('passports are asked for abroad only, and must last six months, that day included', () => {
    const short = addDays(addMonths(TRIP.departDate, 6), -1);
    const withPassport = (passportExpiry: string) =>
      filled({
        adults: filled().adults.map((adult) => ({
          ...adult,
          passportNumber: 'c 1234567',
          passportExpiry: typedDayOf(passportExpiry),
        })),
        children: [],
        infants: [],
      });
    const trip = { ...ABROAD, counts: { ADT: 2, CHD: 0, INF: 0 } };
    expect(findProblems(filled({ children: [], infants: [] }), trip).map(({ key }) => key)).toEqual([
      'passportEmpty',
      'expiryEmpty',
      'passportEmpty',
      'expiryEmpty',
    ]);
    expect(findProblems(withPassport(short), trip).map(({ key }) => key)).toEqual(['expiryShort', 'expiryShort']);
    expect(findProblems(withPassport('2027-06-12'), trip)).toEqual([]);
  });
});

describe('the payload', () => {
  test('is one that the contract takes', () => {
    const { issues } = v.safeParse(FLIGHT_BOOKING_REQUEST, toPayload(query, filled(), TRIP, fare));
    expect(issues).toBeUndefined();
  });

  test('carries titles, names, the fare that was agreed to and its quote', () => {
    const payload = toPayload(query, filled(), TRIP, fare);
    expect(payload).toMatchObject({
      flights: [{ FlightId: 'F.4.QG690-CGKDPS-20261212', ClassId: 'F.4.QG690-CGKDPS-20261212.Q' }],
      adult: 2,
      child: 1,
      infant: 1,
      correlation_id: 'quote-2',
      total_price: fare.total.minor,
      currency: 'IDR',
      contact: { title: 'MRS', first_name: 'Ayu', calling_code: '62', mobile_phone: '6281234567890' },
    });
    expect(
      payload.passengers.map(({ index, type, title, first_name: first, last_name: last }) => [
        index,
        type,
        title,
        first,
        last,
      ]),
    ).toEqual([
      [1, 1, 'MRS', 'Ayu', 'Lestari'],
      [2, 1, 'MR', 'Suharto', 'Suharto'],
      [3, 2, 'MISS', 'Kirana', 'Lestari'],
      [4, 3, 'INF', 'Bima', 'Lestari'],
    ]);
  });

  test('gives children a placeholder for phone and e-mail, and the birth date as identity', () => {
    const [, , child] = toPayload(query, filled(), TRIP, fare).passengers;
    expect(child).toMatchObject({
      email: 'noreply@example.com',
      phone: '0000000000',
      id_number: '02-12-2018',
      birth_date: '2018-12-02',
    });
  });

  test('leaves passports out at home and sends them bare abroad', () => {
    const form = filled({
      adults: filled().adults.map((adult) => ({
        ...adult,
        passportNumber: 'c 123 4567',
        passportExpiry: typedDayOf('2030-01-31'),
      })),
    });
    expect(toPayload(query, form, TRIP, fare).passengers[0]).toMatchObject({
      passport_number: '',
      passport_expire: null,
    });
    expect(toPayload(query, form, ABROAD, fare).passengers[0]).toMatchObject({
      id_type: 3,
      passport_number: 'C1234567',
      passport_origin_country: 'ID',
      passport_expire: '2030-01-31',
    });
  });

  test('a field the server names is found again, the contact where the name is the contact’s', () => {
    expect(findFormField('contact.mobile_phone', filled(), TRIP)).toBe('contact.phone.national');
    expect(findFormField('passengers.0.first_name', filled(), TRIP)).toBe('contact.firstName');
    expect(findFormField('passengers.0.first_name', filled({ isTravelling: false }), TRIP)).toBe('adults.0.firstName');
    expect(findFormField('passengers.0.birth_date', filled(), TRIP)).toBe('adults.0.birth');
    expect(findFormField('passengers.2.birth_date', filled(), TRIP)).toBe('children.0.birth');
    expect(findFormField('passengers.9.birth_date', filled(), TRIP)).toBeUndefined();
    expect(findFormField('flights.0.FlightId', filled(), TRIP)).toBeUndefined();
  });

  test('has a passenger for every place of any party', () => {
    const party = fc.record({
      ADT: fc.integer({ min: 1, max: 7 }),
      CHD: fc.integer({ min: 0, max: 6 }),
      INF: fc.integer({ min: 0, max: 7 }),
    });
    fc.assert(
      fc.property(party, (counts) => {
        const places = placesOf(counts);
        expect(places.map(({ number }) => number)).toEqual(places.map((_, at) => at + 1));
        for (const type of ['ADT', 'CHD', 'INF'] as const) {
          expect(places.filter((place) => place.type === type)).toHaveLength(counts[type]);
        }
        const search = { ...query.search, counts };
        const payload = toPayload({ ...query, search }, fitForm(filled(), counts), { ...TRIP, counts }, fare);
        expect(payload.passengers).toHaveLength(counts.ADT + counts.CHD + counts.INF);
      }),
    );
  });
});
