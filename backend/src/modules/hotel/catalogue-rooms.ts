import type { Random } from '@wisata/kernel/random';
import type { Setting } from './data/gazetteer.ts';
import { ROOM_TEMPLATES } from './data/room-types.ts';
import type { Hotel, RoomType, Translated } from './hotel-content.ts';

type HotelKind = Pick<Hotel, 'city' | 'area' | 'star' | 'villa'>;

type View = readonly [word: string, text: Translated];

const GARDEN: View = ['Garden', { en: 'garden side', id: 'menghadap taman' }];
const POOL: View = ['Pool', { en: 'pool side', id: 'menghadap kolam' }];
const CITY: View = ['City', { en: 'city view', id: 'pemandangan kota' }];
const COURTYARD: View = ['Courtyard', { en: 'quiet courtyard side', id: 'menghadap halaman dalam' }];

const VIEWS: Readonly<Record<Setting, readonly View[]>> = {
  city: [CITY, COURTYARD, POOL],
  heritage: [COURTYARD, ['Heritage', { en: 'old-town side', id: 'menghadap kota lama' }], CITY],
  beach: [GARDEN, POOL, ['Ocean', { en: 'sea view', id: 'pemandangan laut' }]],
  hills: [GARDEN, ['Valley', { en: 'valley view', id: 'pemandangan lembah' }], POOL],
  ricefield: [GARDEN, ['Rice Field', { en: 'rice-field side', id: 'menghadap sawah' }], POOL],
  airport: [COURTYARD, CITY, POOL],
  harbour: [CITY, ['Bay', { en: 'bay view', id: 'pemandangan teluk' }], POOL],
};

/** Price of the plainest room for two on an ordinary night, thousands of rupiah or dollars, by stars. */
const RUPIAH_THOUSANDS: Readonly<Record<number, readonly [number, number]>> = {
  2: [220, 420],
  3: [380, 800],
  4: [650, 1600],
  5: [1200, 4500],
};
const DOLLARS: Readonly<Record<number, readonly [number, number]>> = {
  2: [90, 150],
  3: [140, 230],
  4: [210, 380],
  5: [360, 900],
};
const VILLA_THOUSANDS: readonly [number, number] = [2400, 4600];

function drawBaseMinor(random: Random, { city, star, villa }: HotelKind): number {
  const inSingapore = city.currency === 'SGD';
  const [low, high] = villa ? VILLA_THOUSANDS : (inSingapore ? DOLLARS : RUPIAH_THOUSANDS)[star]!;
  // Squaring keeps most hotels near the low end of their class, with a few dear ones.
  const price = low + (high - low) * random.next() ** 2;
  return Math.round(price) * (inSingapore ? 100 : 1000);
}

/** Three to six room types from plain to grand; the first one carries the hotel's base price. */
export function createRooms(random: Random, kind: HotelKind): RoomType[] {
  const fitting = ROOM_TEMPLATES.filter(
    (room) => room.stars.includes(kind.star) && (room.villa ?? false) === kind.villa,
  );
  const count = Math.min(fitting.length, random.int(3, 6));
  const codes = new Set([fitting[0]!, ...random.sample(fitting.slice(1), count - 1)].map((room) => room.code));
  const baseMinor = drawBaseMinor(random, kind);
  const step = kind.city.currency === 'SGD' ? 100 : 1000;
  return fitting
    .filter((room) => codes.has(room.code))
    .map((room) => {
      const [word, view] = random.pick(VIEWS[kind.area.setting]);
      const relative = room.priceFactor / fitting[0]!.priceFactor;
      return {
        ...room,
        title: kind.villa ? room.name : `${room.name} ${word}`,
        view,
        size: random.int(...room.squareMetres),
        roomCount: random.int(...room.rooms),
        baseMinor: Math.round((baseMinor * relative) / step) * step,
      };
    });
}
