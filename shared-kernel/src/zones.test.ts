import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deviceClockAt, wallClockAt, wallTimeToInstant, zoneForCity, zoneLabel, ZONES } from './zones.ts';

describe('zones', () => {
  test.each([
    ['Jakarta', 'WIB'],
    ['Medan', 'WIB'],
    ['Denpasar', 'WITA'],
    ['DPS', 'WITA'],
    ['Labuan Bajo', 'WITA'],
    ['Makassar', 'WITA'],
    ['Sorong', 'WIT'],
    ['djj', 'WIT'],
    ['Singapore', 'SGT'],
    ['Atlantis', 'WIB'],
  ])('%s keeps %s', (city, label) => expect(zoneLabel(zoneForCity(city))).toBe(label));

  test('other zones go by the name that the platform knows at that time of the year', () => {
    expect(zoneLabel('America/New_York', Date.parse('2026-01-15T00:00:00Z'))).toBe('EST');
    expect(zoneLabel('America/New_York', Date.parse('2026-07-15T00:00:00Z'))).toBe('EDT');
  });

  test('a wall time becomes the instant that shows it', () => {
    const zones = fc.constantFrom<string>(
      ...Object.values(ZONES),
      'America/New_York',
      'Europe/London',
      'Asia/Kathmandu',
    );
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const clock = wallClockAt(instant.getTime(), zone);
        const again = wallTimeToInstant(clock.date, clock.time, zone);
        expect(wallClockAt(again, zone)).toEqual(clock);
      }),
    );
  });

  test.each(Object.entries(ZONES))("the clocks of %s are the platform's", (_label, zone) => {
    const platform = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, time } = wallClockAt(instant.getTime(), zone);
        expect(`${date} ${time}`).toBe(platform.format(instant));
      }),
    );
  });

  test("the device's clock is that of its own zone", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(deviceClockAt(instant.getTime())).toEqual(wallClockAt(instant.getTime(), timeZone));
      }),
    );
  });

  test('Indonesian clocks are 7, 8 and 9 hours ahead', () => {
    const noon = ([ZONES.WIB, ZONES.WITA, ZONES.WIT] as const).map((zone) =>
      wallTimeToInstant('2026-12-12', '12:00', zone),
    );
    expect(noon).toEqual(['05', '04', '03'].map((hour) => Date.parse(`2026-12-12T${hour}:00:00Z`)));
  });

  test('a time that summer time skips moves forward', () => {
    expect(wallTimeToInstant('2026-03-08', '02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T07:30:00Z'));
  });

  test('nonsense is a bug of the caller', () => {
    expect(() => wallTimeToInstant('2026-12-12', 'noon', ZONES.WIB)).toThrow(RangeError);
    expect(() => wallClockAt(Number.NaN, ZONES.WITA)).toThrow(RangeError);
    expect(() => wallClockAt(0, 'Asia/Atlantis')).toThrow(RangeError);
  });
});
