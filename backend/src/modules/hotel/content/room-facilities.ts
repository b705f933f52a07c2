import type { Hotel, RoomType, Translated } from '../hotel-content.ts';
import { getFacility } from '../data/facilities.ts';

/** Facilities of rooms alone; the others are the hotel's that its rooms have too. */
const OWN: Readonly<Record<string, Translated>> = {
  SHW: { en: 'Shower', id: 'Pancuran' },
  TUB: { en: 'Bathtub and shower', id: 'Bak mandi dan pancuran' },
  TER: { en: 'Own terrace', id: 'Teras sendiri' },
  BAL: { en: 'Balcony', id: 'Balkon' },
  PPL: { en: 'Private pool', id: 'Kolam renang pribadi' },
  SOF: { en: 'Sitting area', id: 'Ruang duduk' },
  COT: { en: 'Cot free on request', id: 'Ranjang bayi gratis bila diminta' },
};

const IN_ROOMS = ['AC', 'WIFI', 'TV', 'KTL', 'SAF', 'MNB', 'NSM'];
const WIDE_M2 = 40;
/** Sides of a house that have something to look at from outside. */
const OPEN_SIDES = /Garden|Ocean|Valley|Rice Field|Bay/;

function ownCodes(hotel: Hotel, room: RoomType): string[] {
  const isWide = room.squareMetres[1] > WIDE_M2;
  const outside = OPEN_SIDES.test(room.title) && hotel.star >= 3 ? [hotel.villa ? 'TER' : 'BAL'] : [];
  return [
    hotel.facilityCodes.includes('BTH') && isWide ? 'TUB' : 'SHW',
    ...(room.title.includes('Pool Villa') ? ['PPL', 'TER'] : outside),
    ...(isWide ? ['SOF'] : []),
    ...(room.maxChildren > 1 && hotel.star >= 3 ? ['COT'] : []),
  ];
}

/** The facilities of a room type, those that other types lack first. */
export function roomFacilities(hotel: Hotel, room: RoomType): { readonly code: string; readonly name: Translated }[] {
  return [
    ...ownCodes(hotel, room).map((code) => ({ code, name: OWN[code]! })),
    ...IN_ROOMS.filter((code) => hotel.facilityCodes.includes(code)).map((code) => ({ code, name: getFacility(code) })),
  ];
}
