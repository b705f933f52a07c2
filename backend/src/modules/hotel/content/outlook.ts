import type { Setting } from '../data/gazetteer.ts';
import type { Hotel, RoomType } from '../hotel-content.ts';

/** What is seen from a place of each kind, as the media service draws it. */
const OUTLOOKS: Readonly<Record<Setting, string>> = {
  city: 'city',
  airport: 'garden',
  harbour: 'sea',
  heritage: 'garden',
  beach: 'sea',
  hills: 'hills',
  ricefield: 'rice',
};
const LOCAL_OUTLOOKS: Readonly<Record<string, string>> = {
  'DPS hills': 'sea',
  'JOG hills': 'volcano',
  'MLG hills': 'volcano',
};

/** The word for a room's side in its title, where that is another one than the hotel's own outlook. */
const ROOM_OUTLOOKS: Readonly<Record<string, string>> = {
  Ocean: 'sea',
  Bay: 'sea',
  City: 'city',
  Valley: 'hills',
  'Rice Field': 'rice',
  Garden: 'garden',
  Pool: 'garden',
  Courtyard: 'garden',
  Heritage: 'garden',
};

/** What lies around a hotel: the sea of a beach and never the towers of a town. */
export function outlookOf({ city, area }: Hotel): string {
  return LOCAL_OUTLOOKS[`${city.key} ${area.setting}`] ?? OUTLOOKS[area.setting];
}

/** What the window of a room shows: the side that its title names. */
export function roomOutlookOf(hotel: Hotel, { title }: RoomType): string {
  const side = Object.keys(ROOM_OUTLOOKS).find((word) => title.endsWith(` ${word}`));
  return (side && ROOM_OUTLOOKS[side]) ?? outlookOf(hotel);
}
