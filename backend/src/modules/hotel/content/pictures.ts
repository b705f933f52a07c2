import type { HotelCatalogue } from '../catalogue.ts';
import type { Setting } from '../data/gazetteer.ts';
import type { Hotel, Picture, RoomType } from '../hotel-content.ts';
import { outlookOf, roomOutlookOf } from './outlook.ts';

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
function mediaUri({ kind, seed, place, style, outlook }: Picture, width: number): string {
  const words = { ...(style ? { style } : {}), ...(outlook ? { outlook } : {}) };
  const query = new URLSearchParams({ ratio: '4x3', place, ...words });
  return `/media/${kind}/${encodeURIComponent(seed)}/${width}.avif?${query.toString()}`;
}

export const imageUri = (picture: Picture) => mediaUri(picture, URL_WIDTH);
export const thumbUri = (picture: Picture) => mediaUri(picture, THUMB_WIDTH);

function facadePicture(hotel: Hotel): Picture {
  return {
    kind: 'hotel-facade',
    seed: `${hotel.key}-1`,
    place: hotel.city.name,
    style: hotel.facadeStyle,
    outlook: outlookOf(hotel),
    description: { en: `${hotel.name}, seen from the entrance`, id: `${hotel.name}, tampak depan` },
  };
}

export function roomPicture(hotel: Hotel, room: RoomType): Picture {
  return {
    kind: 'hotel-room',
    seed: `${hotel.key}-${room.code}`,
    place: hotel.city.name,
    outlook: roomOutlookOf(hotel, room),
    description: { en: room.title, id: room.title },
  };
}

/** Two pictures of a room type, the main one first. */
export function roomPictures(hotel: Hotel, room: RoomType): Picture[] {
  const first = roomPicture(hotel, room);
  return [first, { ...first, seed: `${first.seed}-2` }];
}

/** The gallery: the main picture first, then the building, the hotel's facilities and its surroundings. */
export function hotelPictures(hotel: Hotel): Picture[] {
  const has = (code: string) => hotel.facilityCodes.includes(code);
  const picture = (kind: string, number: number, en: string, id: string): Picture => ({
    kind,
    seed: `${hotel.key}-${number}`,
    place: hotel.city.name,
    description: { en, id },
  });
  const pool = { ...picture('hotel-pool', 2, 'Swimming pool', 'Kolam renang'), outlook: outlookOf(hotel) };
  const around = picture(
    SURROUNDINGS[hotel.area.setting],
    6,
    `Around ${hotel.area.name}`,
    `Sekitar ${hotel.area.name}`,
  );
  const rooms = hotel.rooms.map((room) => roomPicture(hotel, room));
  const facade = facadePicture(hotel);
  const lead = { facade, pool, room: rooms.at(-1)!, view: around }[hotel.leadPicture];
  const all = [
    facade,
    ...(has('POOL') ? [pool] : []),
    ...(hotel.star >= 3 ? [picture('lobby', 3, 'Lobby', 'Lobi')] : []),
    ...rooms,
    ...(has('RST') ? [picture('restaurant', 4, 'Restaurant', 'Restoran')] : []),
    ...(has('SPA') ? [picture('spa', 5, 'Spa', 'Spa')] : []),
    around,
  ];
  return [lead, ...all.filter((each) => each !== lead)];
}

/** The one picture that stands for a hotel. */
export const leadPicture = (hotel: Hotel): Picture => hotelPictures(hotel)[0]!;

const look = ({ kind, style }: Picture) => `${kind} ${style ?? ''}`;

/** A picture for each card of a list: the hotel's first, or its next one where the card before shows the same. */
export function cardPictures(hotels: readonly Hotel[]): Picture[] {
  let before = '';
  return hotels.map((hotel) => {
    const pictures = hotelPictures(hotel);
    const chosen = pictures.find((picture) => look(picture) !== before) ?? pictures[0]!;
    before = look(chosen);
    return chosen;
  });
}

/** The addresses of all pictures of the hotel whose key a seed begins with. */
export function addressesUnder(seed: string, { findHotel }: Pick<HotelCatalogue, 'findHotel'>): string[] {
  const hotel = findHotel(seed.split('-').slice(0, 3).join('-'));
  if (!hotel) return [];
  const inRooms = hotel.rooms.flatMap((room) => roomPictures(hotel, room));
  return [...hotelPictures(hotel), ...inRooms].map(imageUri);
}
