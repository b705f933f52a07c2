import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TRANSIT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import { LINES, UNPAID_LINE } from '../api/order-line.fixture.ts';
import {
  airportTimes,
  hoursAhead,
  policySentences,
  readTrip,
  searchAgainPath,
  ticketFor,
} from './booked-flight.rules.ts';

const trip = readTrip(UNPAID_LINE);
const nobody = { name: '', hasBag: true };

describe('a booked trip', () => {
  test('has its journeys in the order they leave, whatever the order of the record', () => {
    expect(trip.journeys.map(({ num, number, origin }) => [num, number, origin])).toEqual([
      [1, 'QG 690', 'CGK'],
      [2, 'QG 695', 'DPS'],
    ]);
    expect(trip.journeys.map(({ durationMinutes }) => durationMinutes)).toEqual([115, 115]);
  });

  test('groups planes of one journey, counts the time over zones and midnight', () => {
    const [journey, ...others] = readTrip({ detail: TRANSIT_RECORD }).journeys;
    expect(others).toEqual([]);
    expect(journey).toMatchObject({
      origin: 'SOQ',
      destination: 'CGK',
      number: 'JT 799 + JT 781',
      transits: 1,
      transitPoints: ['UPG'],
      arriveDate: '2026-12-13',
      durationMinutes: 370,
    });
  });

  test('prints names as airlines do', () => {
    expect(trip.passengers.map(({ name }) => name)).toEqual([
      'LESTARI / AYU MRS',
      'SUHARTO / SUHARTO MR',
      'LESTARI PUTRI / KIRANA MISS',
    ]);
  });

  test('has one ticket number for both ways, or one each from two airlines', () => {
    expect(ticketFor({ ...nobody, tickets: ['1'] }, { num: 2 })).toBe('1');
    expect(ticketFor({ ...nobody, tickets: ['1', '2'] }, { num: 2 })).toBe('2');
    expect(ticketFor({ ...nobody, tickets: [] }, { num: 1 })).toBe('');
  });

  test('says the airlines’ rules in the reader’s language, each once', () => {
    expect(policySentences(trip, 'en')).toEqual(['Half of the fare comes back.', 'Changes are free.']);
    expect(policySentences(trip, 'id')).toEqual(['Setengah tarif kembali.', 'Perubahan tanpa biaya.']);
  });

  test('is read from anything without failing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (detail, legs) => {
        expect(Array.isArray(readTrip({ detail }).journeys)).toBe(true);
        expect(Array.isArray(readTrip({ detail: { flight_details: [legs], passengers: legs } }).passengers)).toBe(true);
      }),
    );
  });
});

describe('at the airport', () => {
  test('times are those of the airport, ninety minutes before and three hours abroad', () => {
    const [there] = trip.journeys;
    expect(airportTimes(there!, false)).toEqual({
      arrive: { date: '2026-12-12', time: '08:55' },
      closes: { date: '2026-12-12', time: '09:40' },
      bagDrop: { date: '2026-12-12', time: '07:25' },
    });
    expect(airportTimes(there!, true)?.arrive.time).toBe('07:25');
  });

  test('a flight after midnight begins the day before', () => {
    const early = { ...trip.journeys[0]!, departTime: '00:45' };
    expect(airportTimes(early, false)?.arrive).toEqual({ date: '2026-12-11', time: '23:15' });
    expect(airportTimes({ ...early, departTime: '' }, false)).toBeUndefined();
  });

  test('Bali is an hour ahead of Jakarta, and Jakarta behind Bali', () => {
    expect(trip.journeys.map(hoursAhead)).toEqual([1, -1]);
  });
});

describe('searching again', () => {
  test('asks for the same trip', () => {
    expect(searchAgainPath(LINES.issued, trip, '2026-11-20')).toBe(
      '/flight/list?origin=CGK&destination=DPS&departDate=2026-12-12&returnDate=2026-12-16&ADT=2&CHD=1&INF=0&cabinClass=Economy',
    );
  });

  test('does with the flights alone when the search is unknown, and begins anew when the day is over', () => {
    expect(searchAgainPath({ detail: UNPAID_LINE.detail }, trip, '2026-11-20')).toBe(
      '/flight/list?origin=CGK&destination=DPS&departDate=2026-12-12&returnDate=2026-12-16',
    );
    expect(searchAgainPath(UNPAID_LINE, trip, '2026-12-13')).toBe('/');
    expect(searchAgainPath(UNPAID_LINE, readTrip({ detail: null }), '2026-11-20')).toBe('/');
  });
});
