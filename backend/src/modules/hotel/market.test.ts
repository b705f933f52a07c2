import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@wisata/kernel/dates';
import { createCatalogue } from './catalogue.ts';
import type { HotelCatalogue } from './catalogue.ts';
import { cardPictures, hotelPictures } from './content/pictures.ts';
import { reviewsOf, summarizeTopics } from './content/reviews.ts';
import { FACILITIES } from './data/facilities.ts';
import { CITIES } from './data/gazetteer.ts';
import { seasonSurcharge } from '../../app/holidays.ts';
import { distanceKm } from './hotel-content.ts';
import type { Picture } from './hotel-content.ts';
import { formatRoomKey, nightDates, parseRoomKey } from './stay.ts';
import type { Stay } from './stay.ts';
import { createCheckedSupplier } from '../../app/supplier.ts';
import { HOTEL_ANSWERS } from './supplier.ts';
import type { HotelSupplier } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
let catalogue: HotelCatalogue;
let supplier: HotelSupplier;
beforeAll(() => {
  catalogue = createCatalogue('wisata');
  supplier = createCheckedSupplier(
    createBundledSupplier({ seed: 'wisata', clock: { now: () => NOW }, catalogue }),
    HOTEL_ANSWERS,
  );
});

const stays: fc.Arbitrary<Stay> = fc
  .record({
    ahead: fc.integer({ min: 0, max: 330 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.integer({ min: 1, max: 4 }),
    spare: fc.integer({ min: 0, max: 4 }),
    children: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ ahead, nights, rooms, spare, children }) => {
    const checkInDate = addDays('2026-11-20', ahead);
    return { checkInDate, checkOutDate: addDays(checkInDate, nights), rooms, adults: rooms + spare, children };
  });
const cityKeys = fc.constantFrom(...CITIES.map((city) => city.key));

describe('the catalogue', () => {
  test('has the promised number of hotels, each name and key once', () => {
    expect(catalogue.hotels).toHaveLength(276);
    expect(new Set(catalogue.hotels.map((hotel) => hotel.key)).size).toBe(276);
    for (const city of CITIES) {
      const names = catalogue.hotelsOf(city.key).map((hotel) => hotel.name);
      expect(names).toHaveLength(city.hotelCount);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('is the same from the same seed and another from another', () => {
    expect(JSON.stringify(createCatalogue('wisata').hotels)).toBe(JSON.stringify(catalogue.hotels));
    expect(JSON.stringify(createCatalogue('other').hotels)).not.toBe(JSON.stringify(catalogue.hotels));
  });

  test('keeps every hotel inside its quarter', () => {
    for (const hotel of catalogue.hotels) {
      expect(distanceKm(hotel.area, hotel)).toBeLessThanOrEqual(hotel.area.halfLengthKm + 0.001);
      expect(hotel.area.streets.some((street) => hotel.address.includes(street))).toBe(true);
    }
  });

  test('gives neighbours in a list different pictures, whatever the order', () => {
    const look = ({ kind, style }: Picture) => `${kind} ${style ?? ''}`;
    for (const city of CITIES) {
      const hotels = catalogue.hotelsOf(city.key);
      for (const order of [hotels, [...hotels].reverse(), [...hotels].sort((a, b) => a.star - b.star)]) {
        const looks = cardPictures(order).map(look);
        looks.slice(1).forEach((each, index) => expect(each).not.toBe(looks[index]));
      }
    }
  });

  test('shows ten types of building or more, and a tower only where the rooms would fill one', () => {
    expect(new Set(catalogue.hotels.map(({ facadeStyle }) => facadeStyle)).size).toBeGreaterThanOrEqual(10);
    for (const { facadeStyle, totalRooms, area } of catalogue.hotels.filter(
      ({ facadeStyle }) => facadeStyle === 'tower',
    )) {
      expect([facadeStyle, totalRooms >= 48, area.setting]).toEqual([
        'tower',
        true,
        expect.not.stringMatching('hills|ricefield'),
      ]);
    }
  });

  test('never shows the towers of a town from a pool or a room by the sea or in the hills', () => {
    for (const hotel of catalogue.hotels.filter(({ area }) => ['beach', 'hills', 'ricefield'].includes(area.setting))) {
      const seen = hotelPictures(hotel).map(({ outlook }) => outlook);
      expect(seen).not.toContain('city');
    }
    const inland = catalogue.hotels.filter(({ city }) => ['JOG', 'SOC', 'BDO', 'MLG'].includes(city.key));
    for (const hotel of inland) expect(hotelPictures(hotel).map(({ outlook }) => outlook)).not.toContain('sea');
  });

  test('leads some cards by pool, room or view, and the gallery begins with the same picture', () => {
    const leads = catalogue.hotels.map((hotel) => hotelPictures(hotel)[0]!.kind);
    expect(new Set(leads).size).toBeGreaterThanOrEqual(4);
    expect(leads.filter((kind) => kind === 'hotel-facade').length).toBeGreaterThan(leads.length / 3);
  });

  test('sells three to six room types per hotel, dearer as they grow', () => {
    for (const { rooms } of catalogue.hotels) {
      expect(rooms.length).toBeGreaterThanOrEqual(3);
      expect(rooms.length).toBeLessThanOrEqual(6);
      const bases = rooms.map((room) => room.baseMinor);
      expect(bases).toEqual([...bases].sort((a, b) => a - b));
    }
  });

  test('has 36 facilities, the seven kinds among them marked main', () => {
    expect(FACILITIES).toHaveLength(36);
    expect(FACILITIES.filter((facility) => facility.main)).toHaveLength(7);
  });

  test('shows a pool only where there is one, and never a picture twice', () => {
    for (const hotel of catalogue.hotels) {
      const pictures = hotelPictures(hotel);
      expect(pictures.some(({ kind }) => kind === 'hotel-pool')).toBe(hotel.facilityCodes.includes('POOL'));
      expect(new Set(pictures.map(({ kind, seed }) => kind + seed)).size).toBe(pictures.length);
    }
  });

  test('has three to twelve reviews per hotel, none from the future, none by the same guest twice', () => {
    for (const hotel of catalogue.hotels) {
      const reviews = reviewsOf('wisata', hotel, NOW);
      expect(reviews.length).toBeGreaterThanOrEqual(3);
      expect(reviews.length).toBeLessThanOrEqual(12);
      expect(reviews.every((review) => review.postedAt < NOW)).toBe(true);
      expect(new Set(reviews.map((review) => review.authorName)).size).toBe(reviews.length);
    }
  });
});

test('no hotel has a sentence of a guest twice, and its points are of those who gave some', () => {
  for (const hotel of catalogue.hotels) {
    const reviews = reviewsOf('wisata', hotel, NOW);
    for (const locale of ['en', 'id'] as const) {
      const sentences = reviews.flatMap(({ text }) => text[locale].split(/(?<=\.) /));
      expect(sentences.length).toBeGreaterThanOrEqual(reviews.length * 2);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
    for (const { score, count } of summarizeTopics(reviews)) {
      expect(count).toBeLessThanOrEqual(reviews.length);
      expect(score).toBeGreaterThanOrEqual(2);
      expect(score).toBeLessThanOrEqual(10);
    }
  }
});

describe('offers', () => {
  test('cost in the search what they cost in the detail, night by night', async () => {
    await fc.assert(
      fc.asyncProperty(cityKeys, stays, async (cityKey, stay) => {
        const rooms = await supplier.search({ cityKey, stay });
        for (const hotelKey of new Set(rooms.slice(0, 12).map((room) => room.hotelKey))) {
          const offers = await supplier.price({ hotelKey, stay });
          const searched = rooms.filter((room) => room.hotelKey === hotelKey);
          const totals = searched.flatMap((room) => room.rates.map((rate) => rate.totalMinor));
          expect(offers.map((offer) => offer.totalMinor)).toEqual(totals);
          for (const offer of offers) {
            expect(offer.nights.map((night) => night.date)).toEqual(nightDates(stay));
            expect(offer.nights.reduce((sum, night) => sum + night.totalMinor, 0)).toBe(offer.totalMinor);
            expect(offer.taxMinor).toBeLessThan(offer.totalMinor);
            expect(offer.nights.map((night) => night.free)).toEqual(
              searched.find((room) => room.roomCode === offer.roomCode)!.freeByNight,
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are the same bytes for the same question, and resolve from their key alone', async () => {
    await fc.assert(
      fc.asyncProperty(cityKeys, stays, async (cityKey, stay) => {
        const fresh = createBundledSupplier({
          seed: 'wisata',
          clock: { now: () => NOW },
          catalogue: createCatalogue('wisata'),
        });
        expect(JSON.stringify(await fresh.search({ cityKey, stay }))).toBe(
          JSON.stringify(await supplier.search({ cityKey, stay })),
        );
        const hotelKey = catalogue.hotelsOf(cityKey)[0]!.key;
        const offers = await supplier.price({ hotelKey, stay });
        for (const offer of offers.slice(0, 3)) {
          expect(await fresh.price({ hotelKey, stay, roomKey: offer.roomKey })).toEqual([offer]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('never sell more rooms than there are and never end a refund in the past', async () => {
    await fc.assert(
      fc.asyncProperty(cityKeys, stays, async (cityKey, stay) => {
        for (const supplied of await supplier.search({ cityKey, stay })) {
          const room = catalogue.findHotel(supplied.hotelKey)!.rooms.find(({ code }) => code === supplied.roomCode)!;
          expect(Math.min(...supplied.freeByNight)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...supplied.freeByNight)).toBeLessThanOrEqual(room.roomCount);
          expect(supplied.rates.length).toBeGreaterThan(0);
          for (const rate of supplied.rates) {
            if (rate.refundableUntil) expect(rate.refundableUntil > NOW.toISOString()).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('cost more with a meal than without under the same terms', async () => {
    const stay = { checkInDate: '2027-01-11', checkOutDate: '2027-01-14', rooms: 1, adults: 2, children: 0 };
    for (const { rates } of await supplier.search({ cityKey: 'DPS', stay })) {
      const total = (code: string) => rates.find((rate) => rate.rateCode === code)?.totalMinor;
      if (total('RO1') && total('BB1')) expect(total('BB1')).toBeGreaterThan(total('RO1')!);
      if (total('ROX') && total('BBX')) expect(total('BBX')).toBeGreaterThan(total('ROX')!);
    }
  });

  test('rise for weekends, year end and Lebaran', () => {
    expect(seasonSurcharge('2026-12-09', 'ID')).toBe(0);
    expect(seasonSurcharge('2026-12-11', 'ID')).toBe(0.08);
    expect(seasonSurcharge('2026-12-31', 'ID')).toBe(0.4);
    expect(seasonSurcharge('2027-03-09', 'ID')).toBe(0.6);
    expect(seasonSurcharge('2027-03-09', 'SG')).toBe(0);
    expect(seasonSurcharge('2027-07-01', 'ID')).toBe(0.25);
  });
});

test('room keys read back what was written', () => {
  fc.assert(
    fc.property(stays, cityKeys, ({ checkInDate, checkOutDate }, cityKey) => {
      const key = { hotelKey: `HTL-${cityKey}-007`, roomCode: 'DLX', rateCode: 'BB1', checkInDate, checkOutDate };
      expect(parseRoomKey(formatRoomKey(key))).toEqual(key);
    }),
  );
  for (const text of ['', 'H', 'H.HTL-DPS-001.DLX.BB1.20261301.20261305', 'H.HTL-DPS-001.DLX.BB1.20261205.20261205']) {
    expect(parseRoomKey(text)).toBeUndefined();
  }
});
