import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findClosure, nextDates } from '@wisata/kernel/contracts/tour-dates';
import type { TourDetailAnswer, TourListAnswer } from '@wisata/kernel/contracts/tour-product';
import { addDays, weekdayOf } from '@wisata/kernel/dates';
import type { TestBackend } from '../../testing.ts';
import { TOURS } from './data/tour-table.ts';
import { countReviews, reviewsOf } from './reviews.ts';
import { VENUES } from '../venue/index.ts';
import { ask, detailOf, pricesOf, startTourBackend } from './tour.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTourBackend();
});
afterAll(() => backend?.close());

const list = (json: object, locale = 'en') => ask<TourListAnswer>(backend, `tour/availability?locale=${locale}`, json);
const get = async (path: string) => (await backend.call('GET', `/api/v1/tour/${path}`)).body.data;

describe('tours', () => {
  test('are thirty and venues thirty-six, each with a price, its pictures and both languages', async () => {
    for (const [service, total] of [
      ['tour', 30],
      ['venue', 36],
    ] as const) {
      const ofLocale = async (locale: string) => {
        const { data } = await ask<TourListAnswer>(backend, `${service}/availability?locale=${locale}`, { limit: 100 });
        return new Map(data.map((card) => [card.id, card]));
      };
      const [english, indonesian] = [await ofLocale('en'), await ofLocale('id')];
      expect(english.size).toBe(total);
      for (const { id, publishFare, thumbnail, description } of english.values()) {
        expect(publishFare).toBeGreaterThan(0);
        expect(thumbnail).toContain(`/${id}-1/960.avif`);
        expect(indonesian.get(id)!.description).not.toBe(description);
      }
    }
  });

  test('are told day by day in both languages', () => {
    for (const { text, nights, carriers } of TOURS) {
      for (const { days, highlights } of [text.en, text.id]) {
        expect([days.length, highlights.length]).toEqual([nights + 1, 4]);
        expect(carriers).toHaveLength(nights + 1);
      }
    }
  });

  test('lead to a place on the map each day, but for nights in the air', async () => {
    for (const { id, nights } of TOURS) {
      const { itineraries, meetingPoint } = await detailOf(backend, 'tour', id);
      const isAbroad = itineraries.some(({ place }) => !place);
      expect(itineraries.filter(({ place }) => place)).toHaveLength(isAbroad ? nights : nights + 1);
      for (const { place } of itineraries) {
        if (!place || nights > 2) continue;
        expect(Math.abs(place.latitude - meetingPoint.latitude)).toBeLessThan(2);
        expect(Math.abs(place.longitude - meetingPoint.longitude)).toBeLessThan(2);
      }
    }
  });

  test('are found by place, category, type and words, by name or by price, page by page', async () => {
    const inBali = await list({ location: 'DPS', sort: 'price_asc' });
    const fares = inBali.data.map(({ publishFare }) => publishFare);
    expect(fares).toEqual([...fares].sort((left, right) => left - right));
    expect(inBali.data.every(({ locations }) => locations.some(({ city }) => city === 'Bali'))).toBe(true);
    const byName = await list({});
    const names = byName.data.map(({ title }) => title);
    expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right)));
    expect([byName.per_page, byName.data.length, byName.total]).toEqual([10, 10, 30]);
    const volcanoes = await list({ type: 11 });
    expect(volcanoes.data.map(({ type }) => type.code)).toEqual(['VOLCANO', 'VOLCANO', 'VOLCANO']);
    expect(volcanoes.type.length).toBeGreaterThan(5);
    expect((await list({ keyword: 'fajar' }, 'id')).total).toBeGreaterThan(0);
  });

  test('of a month are those that start in it', async () => {
    const inJune = await list({ month: 6, year: 2027, limit: 100 });
    expect(inJune.data.flatMap(({ nextDates: dates }) => dates).every((date) => date.startsWith('2027-06'))).toBe(true);
    expect(inJune.data.map(({ id }) => id)).not.toContain('TUR-021');
  });

  test('say what adults and children pay together, and adults alone where no child is taken', async () => {
    const party = { limit: 100, participants: 2, children: 1 };
    const cards = [
      ...(await ask<TourListAnswer>(backend, 'venue/availability', party)).data,
      ...(await ask<TourListAnswer>(backend, 'tour/availability', { ...party, participants: 12 })).data,
    ];
    const said = (id: string) => {
      const { fromAdults, fromChildren, fromTotal, publishFare } = cards.find((card) => card.id === id)!;
      return { fromAdults, fromChildren, fromTotal, publishFare };
    };
    expect(said('VEN-001')).toEqual({ fromAdults: 2, fromChildren: 1, fromTotal: 125_000, publishFare: 50_000 });
    expect(said('TUR-027')).toMatchObject({ fromAdults: 12, fromChildren: 0 });
  });

  test('with times say those of the first free day with their places, and what that day costs', async () => {
    const { data } = await ask<TourListAnswer>(backend, 'venue/availability', { limit: 100, participants: 2 });
    const timed = data.filter(({ sessions }) => sessions.length > 0);
    expect(timed.length).toBeGreaterThan(20);
    for (const {
      id,
      nextDates: [first],
      sessions,
      fromTotal,
      firstDayTotal,
    } of timed) {
      expect(sessions.some(({ left }) => left >= 2)).toBe(true);
      const lists = (await pricesOf(backend, 'venue', id)).filter(
        ({ ValidDays }) => ValidDays.length === 0 || ValidDays.includes(weekdayOf(first!)),
      );
      const adult = Math.min(...lists.flatMap(({ PricePackages }) => PricePackages.map((each) => each.AdultPrice)));
      expect([firstDayTotal >= fromTotal, firstDayTotal]).toEqual([true, adult * 2]);
    }
    expect(data.filter(({ isOpenDate }) => isOpenDate).every(({ sessions }) => sessions.length === 0)).toBe(true);
  });

  test('that nobody knows are not found', async () => {
    const answer = await backend.call('POST', '/api/v1/tour/detail', { json: { uniqueId: 'TUR-999' } });
    expect([answer.status, answer.body.message]).toEqual([404, 'Tour not found']);
    const venue = await backend.call('POST', '/api/v1/venue/detail', { json: { uniqueId: 'TUR-001' } });
    expect([venue.status, venue.body.message]).toEqual([404, 'Venue is not found']);
  });
});

test('places are found by their name, and masters begin with the entry that means all', async () => {
  expect((await get('master-location?terms=jakarta'))[0]).toEqual({
    LocationId: 'JKT',
    City: 'Jakarta',
    Country: 'Indonesia',
    SubCountry: 'DKI Jakarta',
    CountryCode: 'ID',
  });
  for (const terms of ['singapore', 'singapura', 'sin'])
    expect((await get(`master-location?terms=${terms}&locale=id`))[0]).toMatchObject({
      City: 'Singapura',
      LocationId: 'SIN',
    });
  expect((await get('master-location?terms=bandung&locale=id'))[0]).toMatchObject({ SubCountry: 'Jawa Barat' });
  expect((await get('master-destination'))[0]).toMatchObject({ id: 0, isAll: true });
  expect((await get('master-type'))[0]).toMatchObject({ id: 0 });
  expect((await get('master-category')).length).toBe(9);
});

describe('a period', () => {
  test('says of each closed day why: black date, weekday, quota, cut-off', async () => {
    const bromo = await detailOf(backend, 'tour', 'TUR-001');
    const period = bromo.schedulePeriod!;
    const asked = { today: period.startDate, places: 1 };
    expect(findClosure(bromo, '2027-06-20', asked)).toMatchObject({ code: 'BLACK_DATE' });
    const monday = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays('2026-12-01', days))
      .find((day) => weekdayOf(day) === 1)!;
    expect(findClosure(bromo, monday, asked)).toEqual({ code: 'BLACK_DAY' });
    expect(findClosure(bromo, '2029-01-01', asked)).toEqual({ code: 'NOT_SCHEDULED' });
    const full = period.quotaDetails.find(
      ({ date, quota }) => quota === 0 && weekdayOf(date) !== 1 && date > addDays(period.startDate, 5),
    )!;
    expect(findClosure(bromo, full.date, asked)).toEqual({ code: 'FULL', left: 0 });
    expect(bromo.nextDates[0]! >= addDays(period.startDate, bromo.cutOffDate)).toBe(true);
    expect(nextDates(bromo, { ...asked, from: period.startDate }, 500).length).toBeGreaterThan(150);
  });
});

test('each closed day of every tour says why, and every reason occurs', async () => {
  const reasons = new Set<string>();
  for (const { id } of TOURS) {
    const product = await detailOf(backend, 'tour', id);
    const { schedulePeriod: period, scheduleNonPeriods: departures } = product;
    const days = Array.from({ length: 300 }, (_, index) => addDays('2026-11-20', index));
    for (const day of days) {
      const closure = findClosure(product, day, { today: '2026-11-20', places: 1 });
      reasons.add(closure?.code ?? 'OPEN');
      if (closure?.code === 'BLACK_DATE') expect(closure.reason).toMatch(/\S{3}/);
      if (closure?.code === 'NOT_SCHEDULED') expect([period, departures.length > 0]).toEqual([null, true]);
    }
  }
  expect([...reasons].sort()).toEqual(['BLACK_DATE', 'BLACK_DAY', 'CUT_OFF', 'FULL', 'NOT_SCHEDULED', 'OPEN']);
});

test('no two travellers wrote the same, and the stars of a product average to its rating, in both languages', async () => {
  const texts: string[] = [];
  for (const product of [...TOURS, ...VENUES]) {
    const [english, indonesian] = (['en', 'id'] as const).map((locale) => reviewsOf(product, locale, '2026-11-20'));
    const stars = english!.map(({ Rating }) => Rating);
    expect(stars).toEqual(indonesian!.map(({ Rating }) => Rating));
    expect(stars).toHaveLength(countReviews(product));
    const average = stars.reduce((sum, each) => sum + each, 0) / stars.length;
    expect(average.toFixed(1)).toBe(product.rating.toFixed(1));
    expect(english!.every(({ PostedTime: day }) => day < '2026-11-20')).toBe(true);
    const written = [english, indonesian].map((said) => said!.map(({ Text }) => Text).filter(Boolean));
    expect([written[0]!.length >= 2, written[1]!.length]).toEqual([true, written[0]!.length]);
    texts.push(...written.flat());
  }
  expect(new Set(texts).size).toBe(texts.length);
});

test('each day of a tour has its hours, in order and in both languages; the first is the one of the meeting point', async () => {
  for (const { id, nights } of TOURS) {
    const { timeline, meetingPoint } = await detailOf(backend, 'tour', id);
    const translated = await ask<TourDetailAnswer>(backend, 'tour/detail?locale=id', { uniqueId: id });
    expect(translated.timeline.map(({ day, time }) => [day, time])).toEqual(
      timeline.map(({ day, time }) => [day, time]),
    );
    expect(new Set(timeline.map(({ day }) => day)).size).toBe(nights + 1);
    // What begins at night goes on after midnight.
    const [{ time: first }] = timeline as [(typeof timeline)[number]];
    const orderOf = ({ day, time }: (typeof timeline)[number]) =>
      `${day + (day === 1 && time < first ? 0.5 : 0)} ${time}`;
    const orders = timeline.map(orderOf);
    expect(orders).toEqual([...orders].sort((left, right) => left.localeCompare(right, 'en', { numeric: true })));
    expect(meetingPoint.time).toBe(first);
  }
});

describe('price lists', () => {
  test("of members are lower and only for who is signed in; a weekend's counts on its days", async () => {
    const [guest] = await pricesOf(backend, 'tour', 'TUR-001', { isMember: true });
    const [member] = await pricesOf(backend, 'tour', 'TUR-001', { isMember: true, as: 'member' });
    expect([guest!.PriceType, member!.PriceType]).toEqual(['Public', 'Member']);
    expect(member!.PricePackages[0]!.AdultPrice).toBeLessThan(guest!.PricePackages[0]!.AdultPrice);
    const borobudur = await pricesOf(backend, 'venue', 'VEN-001');
    expect(borobudur.map(({ ValidDays }) => ValidDays)).toEqual([
      [1, 2, 3, 4, 5],
      [0, 6],
    ]);
    const [workday, weekend] = borobudur.map(({ PricePackages }) => PricePackages[0]!.AdultPrice);
    expect([workday, weekend]).toEqual([50_000, 55_000]);
  });
});
