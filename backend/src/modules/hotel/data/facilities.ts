import { readTable } from '../../../app/table.ts';

interface Facility {
  readonly code: string;
  readonly en: string;
  readonly id: string;
  /** One of the seven kinds that travellers filter by (spec section 3). */
  readonly main: boolean;
}

export const FACILITIES: readonly Facility[] = readTable(new URL('facilities.psv', import.meta.url)).map(
  ([code = '', en = '', id = '', main]) => ({ code, en, id, main: main === 'main' }),
);

const BY_CODE = new Map(FACILITIES.map((facility) => [facility.code, facility]));

export function getFacility(code: string): Facility {
  const facility = BY_CODE.get(code);
  if (!facility) throw new RangeError(`unknown facility ${code}`);
  return facility;
}

/** What every hotel of so many stars has, and what it may have besides, each with its own chance. */
export const FACILITIES_BY_STAR: ReadonlyMap<
  number,
  { readonly always: readonly string[]; readonly maybe: readonly string[] }
> = new Map(
  readTable(new URL('facilities-by-star.psv', import.meta.url)).map(([star, always = '', maybe = '']) => [
    Number(star),
    { always: always.split(' '), maybe: maybe.split(' ') },
  ]),
);
