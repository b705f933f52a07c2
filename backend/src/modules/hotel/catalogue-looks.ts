import type { Setting } from './data/gazetteer.ts';
import type { Hotel, LeadPicture } from './hotel-content.ts';

/** Buildings that fit a kind of place, as the media service draws them. */
const BUILDINGS: Readonly<Record<Setting, readonly string[]>> = {
  city: ['tower', 'business', 'art-deco', 'boutique', 'terraces', 'heritage'],
  airport: ['business', 'art-deco', 'tower', 'boutique', 'terraces'],
  harbour: ['business', 'terraces', 'tower', 'boutique', 'art-deco'],
  heritage: ['heritage', 'art-deco', 'boutique', 'terraces'],
  beach: ['villa', 'bamboo', 'terraces', 'boutique', 'heritage'],
  hills: ['lodge', 'villa', 'terraces', 'boutique', 'heritage', 'bamboo'],
  ricefield: ['bamboo', 'villa', 'terraces', 'boutique'],
};

/** Where a place has buildings of its own: Java its courts, limestone coasts their terraces, small islands their jetties. */
const LOCAL_BUILDINGS: Readonly<Record<string, readonly string[]>> = {
  'JOG heritage': ['pendopo', 'heritage', 'boutique', 'art-deco'],
  'JOG ricefield': ['pendopo', 'bamboo', 'villa', 'boutique'],
  'JOG hills': ['lodge', 'pendopo', 'villa', 'terraces', 'heritage'],
  'SOC heritage': ['pendopo', 'heritage', 'boutique'],
  'SOC city': ['business', 'art-deco', 'pendopo', 'boutique', 'tower'],
  'BDO heritage': ['art-deco', 'heritage', 'boutique'],
  'DPS hills': ['cliffside', 'villa', 'terraces', 'bamboo'],
  'LOP beach': ['bungalows', 'villa', 'bamboo', 'terraces', 'boutique'],
  'LBJ beach': ['bungalows', 'villa', 'terraces', 'cliffside'],
  'LBJ harbour': ['cliffside', 'terraces', 'boutique', 'villa'],
  'JKT beach': ['tower', 'terraces', 'business', 'boutique'],
  'SIN beach': ['tower', 'terraces', 'villa', 'heritage'],
};

/** A tower is drawn for a house that has the rooms to fill one. */
const TOWER_ROOMS = 60;

function fittingBuildings({ area, city, star, villa, totalRooms }: Hotel): readonly string[] {
  if (villa) return ['villa', 'bamboo', 'terraces'];
  const all = LOCAL_BUILDINGS[`${city.key} ${area.setting}`] ?? BUILDINGS[area.setting];
  return all.filter((style) => {
    if (style === 'tower') return star >= 4 || (star === 3 && totalRooms >= TOWER_ROOMS);
    return star >= 3 || (style !== 'villa' && style !== 'cliffside' && style !== 'bungalows');
  });
}

/** Some cards begin with another picture than the building, so that a list looks less alike. */
const LEADS: readonly LeadPicture[] = [
  'facade',
  'facade',
  'pool',
  'facade',
  'room',
  'facade',
  'facade',
  'view',
  'facade',
  'pool',
];

function fittingLead({ facilityCodes, area, star }: Hotel, wanted: LeadPicture): LeadPicture {
  if (wanted === 'pool') return facilityCodes.includes('POOL') ? 'pool' : 'facade';
  // The street says little of a town hotel, and the room little of a plain one.
  if (wanted === 'view') return area.setting === 'airport' || area.setting === 'city' ? 'facade' : 'view';
  return wanted === 'room' && star < 3 ? 'facade' : wanted;
}

/** Hotels that follow each other in name order look different, because lists show them side by side. */
export function assignLooks(hotels: readonly Hotel[]): Hotel[] {
  const recent: string[] = [];
  return hotels.map((hotel, index) => {
    const fitting = fittingBuildings(hotel);
    const facadeStyle = [...fitting].sort((a, b) => recent.lastIndexOf(a) - recent.lastIndexOf(b))[0]!;
    recent.push(facadeStyle);
    return { ...hotel, facadeStyle, leadPicture: fittingLead(hotel, LEADS[index % LEADS.length]!) };
  });
}
