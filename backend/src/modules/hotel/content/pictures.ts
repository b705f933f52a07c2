import type { Setting } from '../data/gazetteer.ts';
import type { Hotel, Picture, RoomType } from '../hotel-content.ts';

const SURROUNDINGS: Readonly<Record<Setting, string>> = {
  city: 'city-skyline',
  heritage: 'old-town',
  beach: 'beach-resort',
  hills: 'tea-hills',
  ricefield: 'rice-terrace',
  airport: 'airplane-clouds',
  harbour: 'islands',
};

const URL_WIDTH = 960;
const THUMB_WIDTH = 320;

/** Address of a picture; the page may ask for other widths by changing the file name. */
function mediaUri({ kind, seed, place, style }: Picture, width: number): string {
  const query = new URLSearchParams({ ratio: '4x3', place, ...(style ? { style } : {}) });
  return `/media/${kind}/${encodeURIComponent(seed)}/${width}.avif?${query.toString()}`;
}

export const imageUri = (picture: Picture) => mediaUri(picture, URL_WIDTH);
export const thumbUri = (picture: Picture) => mediaUri(picture, THUMB_WIDTH);

export function facadePicture(hotel: Hotel): Picture {
  return {
    kind: 'hotel-facade',
    seed: `${hotel.key}-1`,
    place: hotel.city.name,
    style: hotel.facadeStyle,
    description: { en: `${hotel.name}, seen from the entrance`, id: `${hotel.name}, tampak depan` },
  };
}

export function roomPicture(hotel: Hotel, room: RoomType): Picture {
  return {
    kind: 'hotel-room',
    seed: `${hotel.key}-${room.code}`,
    place: hotel.city.name,
    description: { en: room.title, id: room.title },
  };
}

/** The gallery: the facade first, then what the hotel really has, then its surroundings. */
export function hotelPictures(hotel: Hotel): Picture[] {
  const has = (code: string) => hotel.facilityCodes.includes(code);
  const picture = (kind: string, number: number, en: string, id: string): Picture => ({
    kind,
    seed: `${hotel.key}-${number}`,
    place: hotel.city.name,
    description: { en, id },
  });
  return [
    facadePicture(hotel),
    ...(has('POOL') ? [picture('hotel-pool', 2, 'Swimming pool', 'Kolam renang')] : []),
    ...(hotel.star >= 3 ? [picture('lobby', 3, 'Lobby', 'Lobi')] : []),
    ...hotel.rooms.map((room) => roomPicture(hotel, room)),
    ...(has('RST') ? [picture('restaurant', 4, 'Restaurant', 'Restoran')] : []),
    ...(has('SPA') ? [picture('spa', 5, 'Spa', 'Spa')] : []),
    picture(SURROUNDINGS[hotel.area.setting], 6, `Around ${hotel.area.name}`, `Sekitar ${hotel.area.name}`),
  ];
}
