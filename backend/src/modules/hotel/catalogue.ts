import { compareText } from '@wisata/kernel/compare-text';
import { rng } from '@wisata/kernel/random';
import type { Random } from '@wisata/kernel/random';
import { assignLooks } from './catalogue-looks.ts';
import { chooseBrand } from './catalogue-names.ts';
import { createRooms } from './catalogue-rooms.ts';
import { FACILITIES_BY_STAR } from './data/facilities.ts';
import { CITIES } from './data/gazetteer.ts';
import type { Area, City } from './data/gazetteer.ts';
import { RESORT_SETTINGS } from './data/hotel-names.ts';
import { movePoint } from './hotel-content.ts';
import type { Hotel } from './hotel-content.ts';

const STAR_ODDS: readonly (readonly [star: number, share: number])[] = [
  [2, 0.17],
  [3, 0.36],
  [4, 0.3],
  [5, 0.17],
];
function drawStar(random: Random, area: Area): number {
  const shift = RESORT_SETTINGS.has(area.setting) ? 0.1 : area.setting === 'airport' ? -0.12 : 0;
  let rest = Math.min(0.999, Math.max(0, random.next() + shift));
  for (const [star, share] of STAR_ODDS) {
    if (rest < share) return star;
    rest -= share;
  }
  return area.setting === 'airport' ? 4 : 5;
}

function drawFacilities(random: Random, star: number, area: Area, villa: boolean): string[] {
  const { always, maybe } = FACILITIES_BY_STAR.get(star)!;
  const optional = maybe.filter(() => random.chance(0.42));
  const local = area.setting === 'beach' && star >= 3 && random.chance(0.6) ? ['BEA'] : [];
  const shuttle = area.setting === 'airport' && star >= 3 ? ['SHT'] : [];
  const codes = new Set([...always, ...optional, ...local, ...shuttle]);
  if (villa) codes.delete('LIF');
  return [...codes];
}

function drawPlace(random: Random, area: Area) {
  // The square root spreads the hotels evenly over the ellipse instead of crowding its centre.
  const reach = Math.sqrt(random.next());
  const angle = random.between(0, 2 * Math.PI);
  const along = reach * area.halfLengthKm * Math.cos(angle);
  return movePoint(area, area.alongDegrees, along, reach * area.halfWidthKm * Math.sin(angle));
}

function drawAddress(random: Random, area: Area, city: City): string {
  const street = random.pick(area.streets);
  if (city.countryCode === 'SG') return `${random.int(1, 380)} ${street}, Singapore ${area.postalCode}`;
  return `${street} No. ${random.int(1, 188)}, ${area.name}, ${city.addressName} ${area.postalCode}`;
}

function createHotel(seed: string, city: City, number: number, takenNames: Set<string>): Hotel {
  const key = `HTL-${city.key}-${String(number).padStart(3, '0')}`;
  const random = rng(seed, 'hotel', key);
  const area = city.areas[(number - 1) % city.areas.length]!;
  const star = drawStar(random, area);
  const villa = star === 5 && city.countryCode === 'ID' && RESORT_SETTINGS.has(area.setting) && random.chance(0.3);
  const brand = chooseBrand(random, area, city, star, takenNames);
  const slug = brand.name.toLowerCase().replace(/[^a-z]+/g, '-');
  const openedYear = random.int(1996, 2024);
  const rooms = createRooms(random, { city, area, star, villa });
  return {
    key,
    ...brand,
    city,
    area,
    star,
    villa,
    ...drawPlace(random, area),
    address: drawAddress(random, area, city),
    phone: `${city.phonePrefix} 555 ${String(random.int(100, 9899)).padStart(4, '0')}`,
    facsimile: star >= 4 ? `${city.phonePrefix} 555 ${String(random.int(9900, 9999))}` : '',
    email: `reservations@${slug}.example`,
    website: `https://www.${slug}.example`,
    facilityCodes: drawFacilities(random, star, area, villa),
    checkInTime: random.pick(star >= 4 ? ['14:00', '15:00'] : ['13:00', '14:00']),
    checkOutTime: random.pick(star >= 4 ? ['12:00', '12:00', '11:00'] : ['12:00', '11:00']),
    facadeStyle: '',
    leadPicture: 'facade',
    openedYear,
    renovatedYear: openedYear < 2018 && random.chance(0.7) ? random.int(Math.max(openedYear + 6, 2014), 2025) : null,
    totalRooms: villa ? random.int(12, 48) : random.int(16, 40) * (star - 1),
    popularity: random.between(0.18, 0.62),
    rooms,
  };
}

function createCityHotels(seed: string, city: City): Hotel[] {
  const takenNames = new Set<string>();
  const hotels = Array.from({ length: city.hotelCount }, (_, index) => createHotel(seed, city, index + 1, takenNames));
  return assignLooks(hotels.sort((a, b) => compareText(a.name, b.name)));
}

/** Builds the whole catalogue from its seed; the same seed always gives the same hotels. */
export function createCatalogue(seed: string) {
  const byCity = new Map(CITIES.map((city) => [city.key, createCityHotels(seed, city)]));
  const hotels = [...byCity.values()].flat();
  const byKey = new Map(hotels.map((hotel) => [hotel.key, hotel]));
  return {
    hotels,
    findHotel: (key: string) => byKey.get(key),
    /** Hotels of a city in name order. */
    hotelsOf: (cityKey: string) => byCity.get(cityKey) ?? [],
  };
}
export type HotelCatalogue = ReturnType<typeof createCatalogue>;
