import { describe, expect, test } from '@jest/globals';
import { DAYS } from '../api/itinerary.fixture.ts';
import {
  checkOwnItem,
  EMPTY_ITEM,
  itineraryPath,
  plannedItems,
  readItineraryQuery,
  readTime,
  toTripDays,
} from './itinerary.rules.ts';

describe('the address of the itinerary', () => {
  test.each([
    ['/member/itinerary', { view: 'days', page: 1, adding: undefined }],
    ['/member/itinerary?view=list&page=3', { view: 'list', page: 3, adding: undefined }],
    ['/member/itinerary?add=own', { view: 'days', page: 1, adding: 'own' }],
  ] as const)('%s', (path, query) => {
    expect(readItineraryQuery(new URLSearchParams(path.split('?')[1]))).toEqual(query);
    expect(itineraryPath(query)).toBe(path);
  });

  test('with anything else shows the days', () => {
    expect(readItineraryQuery(new URLSearchParams('view=map&page=0&add=me'))).toEqual({
      view: 'days',
      page: 1,
      adding: undefined,
    });
  });
});

describe('the days of an itinerary', () => {
  test('show each thing once and name the days between', () => {
    const days = toTripDays(DAYS);
    expect(days.map(({ freeDays }) => freeDays)).toEqual([0, 0, 2]);
    expect(days.flatMap(({ moments }) => moments.map(({ lineId, isFirst }) => `${lineId} ${isFirst}`))).toEqual([
      'it-stay true',
      'it-own true',
      'it-stay false',
    ]);
  });

  test('give each thing all of its moments', () => {
    expect(plannedItems(DAYS).map(({ id, agenda }) => `${id} ${agenda.map(({ kind }) => kind).join(' ')}`)).toEqual([
      'it-stay check-in check-out',
      'it-own visit',
    ]);
  });
});

describe('a thing of one’s own', () => {
  const GOOD = { ...EMPTY_ITEM, title: 'Dinner', date: '2026-12-13' };

  test('needs a name and a day', () => {
    expect(checkOwnItem(EMPTY_ITEM)).toEqual({ title: 'titleMissing', date: 'dateMissing' });
    expect(checkOwnItem({ ...GOOD, title: '  ' })).toEqual({ title: 'titleMissing' });
    expect(checkOwnItem({ ...GOOD, date: '20/13/2026' })).toEqual({ date: 'dayUnreadable' });
    expect(checkOwnItem(GOOD)).toEqual({});
  });

  test('may have a time of the clock', () => {
    expect(checkOwnItem({ ...GOOD, time: '19.30' })).toEqual({});
    expect(checkOwnItem({ ...GOOD, time: '24:00' })).toEqual({ time: 'timeWrong' });
  });

  test.each([
    ['19:30', '19:30'],
    [' 9.05 ', '09:05'],
    ['', ''],
    ['7 pm', undefined],
    ['12:60', undefined],
  ])('reads the time %j as %j', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });
});
