import { expect, test } from '@jest/globals';
import { DESCRIPTIONS, PLACES } from './own-words.fixture.ts';
import { indexPlaces } from './read-places.rules.ts';
import { understand } from './understand.rules.ts';

const services = Object.values(DESCRIPTIONS).map(({ key, search }) => ({ key, search: search! }));
/** A Wednesday. */
const WORDS = { services, places: indexPlaces(PLACES), today: '2026-12-02' };

/** The days of a stay in Bali, and what nothing was made of. */
function daysOf(sentence: string): string {
  const { start, end, nights, rest } = understand(`hotel Bali ${sentence}`, WORDS);
  return [start ? `${start} ${end}` : `${nights} nights`, ...rest].join(' ');
}

test.each([
  ['Dec 24-27', '2026-12-24 2026-12-27'],
  ['December 24 to 27', '2026-12-24 2026-12-27'],
  ['Dec 24-27 for 2 adults', '2026-12-24 2026-12-27'],
  ['December 24-27, 2027', '2027-12-24 2027-12-27'],
  ['Dec 24 - Dec 27', '2026-12-24 2026-12-27'],
  ['Dec 24 - 27 Dec', '2026-12-24 2026-12-27'],
  ['24-27 Dec', '2026-12-24 2026-12-27'],
  ['24 Des - 27 Des', '2026-12-24 2026-12-27'],
  ['24 Dec to 27', '2026-12-24 2026-12-27'],
  ['24/12-27/12', '2026-12-24 2026-12-27'],
  ['from the 24th to the 27th', '2026-12-24 2026-12-27'],
  ['from the 24th until 27', '2026-12-24 2026-12-27'],
  ['the 5th to the 8th of January', '2027-01-05 2027-01-08'],
  ['January 5th to 8th', '2027-01-05 2027-01-08'],
  ['tanggal 24 sampai 27', '2026-12-24 2026-12-27'],
  ['tanggal 24 sampai tanggal 27', '2026-12-24 2026-12-27'],
  ['tgl 24-27', '2026-12-24 2026-12-27'],
  ['tanggal 24 s/d 27 untuk 2 orang', '2026-12-24 2026-12-27'],
  ['tanggal 5 sampai 8 Januari', '2027-01-05 2027-01-08'],
  ['Dec 24 back 27', '2026-12-24 2026-12-27'],
  ['besok sampai tanggal 6', '2026-12-03 2026-12-06'],
])('%s is a stay of %s', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});

test.each([
  ['Dec 30 - 2', '2026-12-30 2027-01-02'],
  ['from the 30th to the 2nd', '2026-12-30 2027-01-02'],
  ['tanggal 30 sampai 2', '2026-12-30 2027-01-02'],
])('%s goes on into the next month', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});

test.each([
  ['Dec 24 - 2 adults', '2026-12-24 2026-12-25'],
  ['Dec 24, 3-4 nights', '2026-12-24 2026-12-28 3'],
  ['tanggal 24 sampai 2 malam', '2026-12-24 2026-12-26'],
])('what is counted in %s is no day', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});

test.each([
  ['a week from now', '2026-12-09 2026-12-10'],
  ['one week from now', '2026-12-09 2026-12-10'],
  ['a week from today', '2026-12-09 2026-12-10'],
  ['two weeks from today', '2026-12-16 2026-12-17'],
  ["in a week's time", '2026-12-09 2026-12-10'],
  ["in two weeks' time", '2026-12-16 2026-12-17'],
  ['seminggu lagi', '2026-12-09 2026-12-10'],
  ['sepekan lagi', '2026-12-09 2026-12-10'],
  ['dua minggu lagi', '2026-12-16 2026-12-17'],
  ['empat minggu lagi', '2026-12-30 2026-12-31'],
  ['besok lusa', '2026-12-04 2026-12-05'],
  ['besok sampai lusa', '2026-12-03 2026-12-04'],
])('%s begins after so many days: %s', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});

test.each([
  ['for a week from today', '2026-12-02 2026-12-09'],
  ['3 nights from today', '2026-12-02 2026-12-05'],
  ['a week from tomorrow', '2026-12-03 2026-12-10'],
  ['two weeks from 24 Dec', '2026-12-24 2027-01-07'],
  ['seminggu', '7 nights'],
])('%s is how long, not when: %s', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});

test.each([
  ['minggu depan', '2026-12-07 2026-12-08'],
  ['pekan depan', '2026-12-07 2026-12-08'],
  ['3 hari minggu depan', '2026-12-07 2026-12-10'],
  ['hari Minggu depan', '2026-12-13 2026-12-14'],
  ['hari minggu dpn 2 malam', '2026-12-13 2026-12-15'],
  ['hari minggu ini', '2026-12-06 2026-12-07'],
  ['hari Minggu', '2026-12-06 2026-12-07'],
  ['Jumat depan', '2026-12-11 2026-12-12'],
  ['Jumat minggu depan', '2026-12-11 2026-12-12'],
  ['minggu depan hari Jumat', '2026-12-11 2026-12-12'],
  ['Friday next week', '2026-12-11 2026-12-12'],
  ['next week on Friday', '2026-12-11 2026-12-12'],
  ['akhir minggu depan', '2026-12-12 2026-12-13'],
  ['3 days next Friday', '2026-12-11 2026-12-14'],
  ['3 hari Jumat depan', '2026-12-11 2026-12-14'],
  ['hari Minggu sampai Selasa', '2026-12-06 2026-12-08'],
])('%s is of this week or the next: %s', (sentence, days) => {
  expect(daysOf(sentence)).toBe(days);
});
