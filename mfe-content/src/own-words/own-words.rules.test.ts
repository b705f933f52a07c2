import { expect, test } from '@jest/globals';
import { isCalendarDate } from '@wisata/kernel/dates';
import fc from 'fast-check';
import { DESCRIPTIONS, PLACES } from './own-words.fixture.ts';
import { indexPlaces } from './read-places.rules.ts';
import { searchAddress } from './search-address.rules.ts';
import { understand } from './understand.rules.ts';

const services = Object.values(DESCRIPTIONS).map(({ key, search }) => ({ key, search: search! }));
const WORDS = { services, places: indexPlaces(PLACES), today: '2026-11-25' };

const pieces = fc.constantFrom(
  ...[
    '2',
    '31',
    '99',
    'adults',
    'anak',
    'malam',
    'nights',
    'besok',
    'next',
    'friday',
    'minggu',
    'depan',
    '31/2',
    'm',
    '-',
  ],
  ...[
    'to',
    'dari',
    'Ubud',
    'JOG',
    'Gambir',
    'under',
    '1,5',
    'juta',
    'star',
    'february',
    '2027',
    'back',
    'train',
    'hotel',
    ',',
  ],
);
const sentences = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.array(pieces, { maxLength: 14 }).map((words) => words.join(' ')),
);

test('whatever is written leads to a list, with days of the calendar that have not gone by and go on', () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const said = understand(sentence, WORDS);
      for (const day of [said.start, said.end]) if (day !== undefined) expect(isCalendarDate(day)).toBe(true);
      if (said.end !== undefined) expect(said.end > said.start!).toBe(true);
      for (const service of services) {
        const address = new URL(searchAddress(said, service, WORDS.today), 'http://site');
        expect(address.pathname).toBe(`/${service.key}/list`);
        const known = new Set(Object.values(service.search.keys));
        expect([...address.searchParams.keys()].every((key) => known.has(key))).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['hotel on 31 February', undefined],
  ['hotel on the 3rd', '2026-12-03'],
  ['hotel tgl 30', '2026-11-30'],
  ['hotel 24 november', '2027-11-24'],
  ['hotel 25 november', '2026-11-25'],
  ['hotel wednesday', '2026-12-02'],
  ['hotel 5/12/26', '2026-12-05'],
])('%s begins on %s', (sentence, day) => {
  expect(understand(sentence, WORDS).start).toBe(day);
});

test('a part of a city goes before the city, wherever it stands', () => {
  const { to } = understand('hotel in bali, ubud', WORDS);
  expect(to?.said).toBe('ubud');
});

test.each([
  ['hotel in ubud under 2 million', 2_000_000],
  ['hotel di ubud maks Rp 750.000', 750_000],
  ['hotel in ubud below 1.5m', 1_500_000],
])('%s costs at most %i', (sentence, rupiah) => {
  expect(understand(sentence, WORDS).maxPrice).toBe(rupiah);
});
