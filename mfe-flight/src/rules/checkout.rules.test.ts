import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths } from '@wisata/kernel/dates';
import { toCheckedFare } from '../api/flight-adapter.ts';
import { checkoutUrl, fareAnswer, KIRANA, SUHARTO } from '../api/flight-checkout.fixture.ts';
import {
  emptyForm,
  emptyTraveller,
  fitForm,
  hasTyped,
  parseDraft,
  placesOf,
  ticketName,
} from './checkout-form.rules.ts';
import type { CheckoutForm, TravellerForm } from './checkout-form.rules.ts';
import { findProblems, incompleteMessage, type TripFacts } from './checkout-problems.rules.ts';
import { isSameCheckout, parseCheckoutQuery, withSeenTotal } from './checkout-query.rules.ts';
import { fareLines } from './fare-lines.rules.ts';
import { findFormField, toPayload } from './flight-payload.rules.ts';
import { fillIn, misfitOf, passengersToKeep } from './saved-passenger.rules.ts';
import { typedDayOf } from './typed-day.rules.ts';

const FAMILY = { ADT: 2, CHD: 1, INF: 1 };
const TRIP: TripFacts = { counts: FAMILY, departDate: '2026-12-12', returnDate: undefined, requiresPassport: false };
const ABROAD: TripFacts = { ...TRIP, requiresPassport: true };

const named = (title: string, firstName: string, birth: string, more: Partial<TravellerForm> = {}): TravellerForm => ({
  ...emptyTraveller(title),
  firstName,
  lastName: 'Lestari',
  birth: typedDayOf(birth),
  ...more,
});

function filled(more: Partial<CheckoutForm> = {}): CheckoutForm {
  const form = fitForm(emptyForm(), FAMILY);
  return {
    ...form,
    contact: {
      title: 'MRS',
      firstName: 'Ayu',
      lastName: 'Lestari',
      oneName: false,
      email: 'ayu@mail.example',
      phone: { callingCode: '62', national: '081234567890' },
    },
    adults: [named('', '', '1990-03-04'), named('MR', 'Suharto', '1986-08-17', { oneName: true, lastName: '' })],
    children: [named('MISS', 'Kirana', '2018-12-02')],
    infants: [named('INF', 'Bima', '2026-01-10')],
    ...more,
  };
}

const query = parseCheckoutQuery(new URLSearchParams(checkoutUrl({ counts: FAMILY }).split('?')[1]), '2026-11-20');
if (!query) throw new Error('The address of the fixture must be readable');
const fare = toCheckedFare(fareAnswer({ counts: FAMILY }));

describe('the address', () => {
  test('names the flights, the party and the price that was seen', () => {
    expect(query.flights).toEqual([{ flightId: 'F.4.QG690-CGKDPS-20261212', classId: 'F.4.QG690-CGKDPS-20261212.Q' }]);
    expect(query.search.counts).toEqual(FAMILY);
    expect(query.seenTotal).toBe(fare.total.minor);
  });

  test('of a round trip needs a flight for each way', () => {
    const search = new URLSearchParams(checkoutUrl({ isReturn: true }).split('?')[1]);
    expect(parseCheckoutQuery(search, '2026-11-20')?.flights).toHaveLength(2);
    search.delete('returnId');
    expect(parseCheckoutQuery(search, '2026-11-20')).toBeUndefined();
    expect(parseCheckoutQuery(new URLSearchParams(), '2026-11-20')).toBeUndefined();
  });

  test('stays the same checkout over a step and an accepted price, not over another flight', () => {
    const search = new URLSearchParams(checkoutUrl().split('?')[1]);
    const next = withSeenTotal(search, { minor: 900_000, currency: 'IDR' });
    next.set('step', 'review');
    expect(isSameCheckout(search, next)).toBe(true);
    next.set('departId', 'F.7.GA400');
    expect(isSameCheckout(search, next)).toBe(false);
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

describe('saved passengers', () => {
  test('fill everything in one go, one name stays one name', () => {
    const traveller = fillIn(emptyTraveller(), SUHARTO, 'ADT');
    expect(traveller).toMatchObject({ title: 'MR', oneName: true, idNumber: '3374111708860001', savedId: 'p-1' });
    expect(ticketName(traveller)).toBe('SUHARTO / SUHARTO MR');
    expect(fillIn(emptyTraveller('INF'), KIRANA, 'INF').title).toBe('INF');
  });

  test('who is of another age does not fit; an unknown age may', () => {
    expect(misfitOf(KIRANA, 'ADT', '2026-12-12')).toBe('CHD');
    expect(misfitOf(KIRANA, 'CHD', '2026-12-12')).toBeUndefined();
    expect(misfitOf({ birthdate: null }, 'ADT', '2026-12-12')).toBeUndefined();
  });

  test('only those that were asked for are kept, the contact with phone and e-mail', () => {
    const form = filled({
      adults: [
        named('', '', '1990-03-04', { keep: true, idNumber: '31' }),
        named('MR', 'Rizky', '1986-08-17', { keep: true, savedId: 'p-9' }),
      ],
    });
    expect(passengersToKeep(form, TRIP)).toEqual([
      expect.objectContaining({
        title: 'MRS',
        first_name: 'Ayu',
        birthdate: '1990-03-04',
        email: 'ayu@mail.example',
        phone: '081234567890',
        id_type: 1,
        id_number: '31',
      }),
    ]);
  });
});

describe('the draft', () => {
  test('survives storage, and anything else counts as none', () => {
    expect(parseDraft(JSON.stringify(filled()))).toEqual(filled());
    for (const text of [undefined, '', '{', 'null', '{"contact":{}}', '{"contact":{"phone":{}},"adults":1}']) {
      expect(parseDraft(text)).toBeUndefined();
    }
  });

  test('fits another party without losing who was there first', () => {
    const smaller = fitForm(filled(), { ADT: 1, CHD: 0, INF: 0 });
    expect([smaller.adults.length, smaller.children.length]).toEqual([1, 0]);
    const larger = fitForm(filled(), { ADT: 3, CHD: 2, INF: 0 });
    expect(larger.adults[1]?.firstName).toBe('Suharto');
    expect(larger.children[1]?.title).toBe('MISS');
  });

  test('is typed only when a person began it', () => {
    expect(hasTyped(fitForm(emptyForm(), FAMILY))).toBe(false);
    expect(hasTyped(filled())).toBe(true);
  });
});

describe('fare lines', () => {
  test('always add up to the total', () => {
    const count = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(
        fc.record({ ADT: fc.integer({ min: 1, max: 7 }), CHD: count, INF: count }),
        fc.boolean(),
        fc.integer({ min: 0, max: 9 }),
        (counts, isReturn, slip) => {
          const answer = fareAnswer({ counts, isReturn });
          const checked = toCheckedFare({ ...answer, total: answer.total + slip });
          const { journeys, rest } = fareLines(checked);
          const sum = journeys.reduce((minor, journey) => minor + journey.sum.minor, 0);
          expect(sum + rest.minor).toBe(checked.total.minor);
          expect(rest.minor).toBe(slip);
          for (const journey of journeys) {
            const fares = journey.fares.reduce((minor, line) => minor + line.sum.minor, 0);
            expect(fares + journey.taxes.minor).toBe(journey.sum.minor);
          }
        },
      ),
    );
  });
});
