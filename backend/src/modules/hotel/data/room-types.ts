import { numbersOf, readTable } from '../../../app/table.ts';

/** A kind of room as a hotel sells it. `priceFactor` is relative to the plainest room of the catalogue. */
export interface RoomTemplate {
  readonly code: string;
  readonly name: string;
  readonly stars: readonly number[];
  readonly villa?: boolean;
  readonly squareMetres: Span;
  readonly bed: BedChoice;
  /** Adults whose stay the room price covers; more pay for an extra bed, up to `maxAdults`. */
  readonly baseAdults: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly priceFactor: number;
  readonly rooms: Span;
}

type Span = readonly [min: number, max: number];

type BedChoice = 'twin-or-double' | 'twin-or-king' | 'king' | 'king-and-single' | 'king-and-twin';

export const BED_TEXT: Readonly<Record<BedChoice, Readonly<Record<'en' | 'id', string>>>> = {
  'twin-or-double': { en: '1 double or 2 singles', id: '1 ranjang ganda atau 2 tunggal' },
  'twin-or-king': { en: '1 king or 2 singles', id: '1 ranjang king atau 2 tunggal' },
  king: { en: '1 king', id: '1 ranjang king' },
  'king-and-single': { en: '1 king and 1 single', id: '1 ranjang king dan 1 tunggal' },
  'king-and-twin': { en: '1 king and 2 singles', id: '1 ranjang king dan 2 tunggal' },
};

const span = (text?: string) => numbersOf(text) as [number, number];

export const ROOM_TEMPLATES: readonly RoomTemplate[] = readTable(new URL('room-types.psv', import.meta.url)).map(
  ([code = '', name = '', stars, metres, bed, guests, factor, rooms]) => {
    const [baseAdults = 0, maxAdults = 0, maxChildren = 0] = numbersOf(guests);
    return {
      code,
      name,
      stars: stars === 'villa' ? [5] : numbersOf(stars),
      squareMetres: span(metres),
      bed: bed as BedChoice,
      baseAdults,
      maxAdults,
      maxChildren,
      priceFactor: Number(factor),
      rooms: span(rooms),
      ...(stars === 'villa' ? { villa: true } : {}),
    };
  },
);
