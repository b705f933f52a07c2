import { describe, expect, test } from '@jest/globals';
import { zoneForCity, ZONES } from '@wisata/kernel/zones';
import { popularAirports, searchAirports } from './airport-search.ts';
import { AIRPORT_GROUPS, AIRPORTS, distanceKm, findAirports, getAirport } from './airports.ts';
import { CARRIERS, PROVIDERS } from './carriers.ts';

const HOME =
  'CGK HLP DPS SUB UPG KNO YIA JOG BPN PDG PLM PKU BTH PNK BDJ SRG SOC BDO KJT MLG LOP LBJ KOE MDC AMQ DJJ TIM SOQ MKW ' +
  'BIK KDI PLW GTO TKG BKS DJB PGK TJQ BTJ PKY TRK AAP BEJ BWX TTE WGP TMC ENE MOF MKQ';
const ABROAD =
  'SIN KUL PEN BKI KCH BKK DMK HKT SGN HAN DAD PNH RGN MNL HKG MFM TPE ICN NRT HND KIX PVG PEK CAN DEL BOM CMB DXB DOH ' +
  'AUH JED MED RUH IST AMS LHR CDG FRA SYD MEL PER BNE AKL LAX';

describe('the list of airports', () => {
  test('has every airport on sale, each with a place, a zone and names', () => {
    const codes = AIRPORTS.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([...HOME.split(' '), ...ABROAD.split(' ')]));
    expect(new Set(codes).size).toBe(codes.length);
    for (const { latitude, longitude, zone, name, city, region } of AIRPORTS) {
      expect([Math.abs(latitude) <= 90, Math.abs(longitude) <= 180]).toEqual([true, true]);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      expect([name, city, region].every((text) => text.length > 1)).toBe(true);
    }
  });

  test('gives each Indonesian airport the zone of its province', () => {
    const indonesian: readonly string[] = [ZONES.WIB, ZONES.WITA, ZONES.WIT];
    for (const { code, countryCode, zone } of AIRPORTS.filter((airport) => airport.countryCode === 'ID')) {
      expect([code, countryCode, zone]).toEqual([code, 'ID', zoneForCity(code)]);
      expect(indonesian).toContain(zone);
    }
  });

  test.each([
    ['CGK', 'SUB', 691],
    ['CGK', 'DPS', 983],
    ['CGK', 'KNO', 1388],
    ['CGK', 'UPG', 1432],
  ])('%s and %s are %i km apart', (from, to, km) => {
    expect(Math.abs(distanceKm(getAirport(from), getAirport(to)) - km)).toBeLessThan(8);
  });

  test('a metropolitan code stands for its airports, a small letter for a big one', () => {
    expect(findAirports('jkt').map(({ code }) => code)).toEqual(['CGK', 'HLP']);
    expect(findAirports('cgk').map(({ code }) => code)).toEqual(['CGK']);
    expect(findAirports('???')).toEqual([]);
    expect(AIRPORT_GROUPS.every(({ airports }) => airports.length > 1)).toBe(true);
  });

  test('every airport is found by its own code, city and names, in both languages', () => {
    for (const { code, city, name, aliases } of AIRPORTS) {
      expect(searchAirports(code, 'en')[0]!.code).toBe(code);
      for (const keyword of [city, name, ...aliases]) {
        expect([keyword, searchAirports(keyword, 'id').map((found) => found.code)]).toEqual([
          keyword,
          expect.arrayContaining([code]),
        ]);
      }
    }
    expect(new Set(popularAirports('en').map(({ code }) => code)).size).toBe(popularAirports('en').length);
  });
});

test('twelve sources, each but the one that closed with carriers of its own', () => {
  expect(PROVIDERS.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 11, 17, 18, 22, 28]);
  const selling = new Set(CARRIERS.map(({ provider }) => provider.number));
  expect(PROVIDERS.filter(({ number }) => !selling.has(number)).map(({ name }) => name)).toEqual(['Kalstar']);
});
