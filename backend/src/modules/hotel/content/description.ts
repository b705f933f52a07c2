import type { Locale } from '@wisata/kernel/locale';
import { rng } from '@wisata/kernel/random';
import { readTable } from '../../../app/table.ts';
import { distanceKm, formatDistance } from '../hotel-content.ts';
import type { Hotel } from '../hotel-content.ts';

const SENTENCES = readTable(new URL('description.psv', import.meta.url));

/** What may be said of a kind of place, or of so many stars. */
const sentencesOn = (about: string, locale: Locale) =>
  SENTENCES.filter(([subject]) => subject === about).map(([, en = '', id = '']) => ({ en, id })[locale]);

/** Where the hotel stands, what it is like and what it has: two or three sentences made of the hotel's own facts. */
export function describeHotel(seed: string, hotel: Hotel, locale: Locale): string {
  const random = rng(seed, 'description', hotel.key);
  const building = random.pick(sentencesOn(hotel.area.setting, locale));
  const service = random.pick(sentencesOn(String(hotel.star), locale));
  return `${building} ${service} ${formatHistory(hotel, locale)}`;
}

function formatHistory({ totalRooms, openedYear, renovatedYear }: Hotel, locale: Locale): string {
  if (locale === 'id') {
    return `${totalRooms} kamar, dibuka ${openedYear}${renovatedYear ? `, terakhir direnovasi ${renovatedYear}` : ''}.`;
  }
  return `${totalRooms} rooms, opened in ${openedYear}${renovatedYear ? `, last renovated in ${renovatedYear}` : ''}.`;
}

/** `650 m to Sanur beach`, for the line under the name. */
export function describeLocation(hotel: Hotel, locale: Locale): string {
  const { landmark } = hotel.area;
  const distance = formatDistance(distanceKm(hotel, landmark), locale);
  return locale === 'id' ? `${distance} ke ${landmark.id}` : `${distance} to ${landmark.en}`;
}

/** Straight-line distance to the airport; roads are longer. */
export function airportDistance(hotel: Hotel, locale: Locale): string {
  const { airport } = hotel.city;
  return `${formatDistance(distanceKm(hotel, airport), locale)} (${airport.code})`;
}
