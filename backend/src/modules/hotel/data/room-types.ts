/** A kind of room as a hotel sells it. `priceFactor` is relative to the plainest room of the catalogue. */
export interface RoomTemplate {
  readonly code: string;
  readonly name: string;
  readonly stars: readonly number[];
  readonly villa?: boolean;
  readonly squareMetres: readonly [min: number, max: number];
  readonly bed: BedChoice;
  /** Adults whose stay the room price covers; more pay for an extra bed, up to `maxAdults`. */
  readonly baseAdults: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly priceFactor: number;
  readonly rooms: readonly [min: number, max: number];
}

type BedChoice = 'twin-or-double' | 'twin-or-king' | 'king' | 'king-and-single' | 'king-and-twin';

export const BED_TEXT: Readonly<Record<BedChoice, Readonly<Record<'en' | 'id', string>>>> = {
  'twin-or-double': { en: '1 double or 2 singles', id: '1 ranjang ganda atau 2 tunggal' },
  'twin-or-king': { en: '1 king or 2 singles', id: '1 ranjang king atau 2 tunggal' },
  king: { en: '1 king', id: '1 ranjang king' },
  'king-and-single': { en: '1 king and 1 single', id: '1 ranjang king dan 1 tunggal' },
  'king-and-twin': { en: '1 king and 2 singles', id: '1 ranjang king dan 2 tunggal' },
};

const EVERY = [2, 3, 4, 5];

export const ROOM_TEMPLATES: readonly RoomTemplate[] = [
  room('STD', 'Standard', [2, 3], [16, 20], 'twin-or-double', [2, 2, 1], 1, [4, 9]),
  room('SUP', 'Superior', [2, 3, 4], [20, 26], 'twin-or-double', [2, 3, 2], 1.14, [4, 9]),
  room('DLX', 'Deluxe', [3, 4, 5], [27, 34], 'twin-or-king', [2, 3, 2], 1.32, [4, 8]),
  room('PRM', 'Premier', [4, 5], [34, 42], 'king-and-single', [2, 3, 2], 1.62, [3, 6]),
  room('FAM', 'Family', EVERY, [36, 46], 'king-and-twin', [4, 4, 3], 1.85, [2, 4]),
  room('JST', 'Junior Suite', [4, 5], [44, 54], 'king', [2, 3, 2], 2.2, [2, 4]),
  room('STE', 'Suite', [5], [62, 84], 'king-and-single', [2, 4, 3], 3.1, [1, 3]),
  villa('VGD', 'Garden Villa', [70, 95], 'king', [2, 3, 2], 1, [3, 6]),
  villa('VPL', 'One-Bedroom Pool Villa', [130, 180], 'king-and-single', [2, 3, 2], 1.35, [2, 5]),
  villa('VIL', 'Two-Bedroom Pool Villa', [230, 300], 'king-and-twin', [4, 4, 3], 2.1, [1, 3]),
];

type Guests = readonly [baseAdults: number, maxAdults: number, maxChildren: number];
type Span = readonly [min: number, max: number];

function room(
  code: string,
  name: string,
  stars: readonly number[],
  squareMetres: Span,
  bed: BedChoice,
  [baseAdults, maxAdults, maxChildren]: Guests,
  priceFactor: number,
  rooms: Span,
): RoomTemplate {
  return { code, name, stars, squareMetres, bed, baseAdults, maxAdults, maxChildren, priceFactor, rooms };
}

function villa(
  code: string,
  name: string,
  squareMetres: Span,
  bed: BedChoice,
  guests: Guests,
  factor: number,
  rooms: Span,
) {
  return { ...room(code, name, [5], squareMetres, bed, guests, factor, rooms), villa: true };
}
