import { placeName } from '../../../app/place-names.ts';
import type { Route } from '../../../app/route-trip.ts';
import type { StaysWanted } from '../../bookings/index.ts';
import { both, drawn } from '../seed/words.ts';
import type { ContentImage } from '../tables.ts';
import type { Translated } from '../translated.ts';

/** A page about a route or a city; its figures come from the inventory whenever it is asked for. */
export interface Landing {
  readonly slug: string;
  /** Key of the service whose inventory it shows. */
  readonly kind: string;
  readonly from: Translated | null;
  readonly to: Translated;
  readonly image: ContentImage;
  readonly route?: Route;
  /** True for a route between airports. */
  readonly hasAirports?: boolean;
  readonly stays?: {
    readonly wanted: StaysWanted;
    /** Key of the place in the search for stays. */
    readonly destinationKey: string;
  };
}

const nameOf = (city: string) => both(city, placeName(city, 'id'));
const slugPart = (city: string) => city.toLowerCase().replaceAll(' ', '-');

type Scene = Parameters<typeof drawn>[0];

function trip(
  kind: 'flight' | 'train',
  [from, origin]: readonly [string, string],
  [to, destination]: readonly [string, string],
  scene: Scene,
): Landing {
  const slug = `${kind}s-${slugPart(from)}-to-${slugPart(to)}`;
  const alt =
    kind === 'flight'
      ? both(`Where a flight to ${to} leads`, `Tujuan penerbangan ke ${nameOf(to).id}`)
      : both(`Where a train to ${to} leads`, `Tujuan kereta ke ${nameOf(to).id}`);
  return {
    slug,
    kind,
    from: nameOf(from),
    to: nameOf(to),
    image: drawn(scene, `landing-${slug}`, to, alt),
    route: { origin, destination },
    hasAirports: kind === 'flight',
  };
}

function stays(place: string, cityKey: string, scene: Scene, areas?: readonly string[]): Landing {
  const slug = `hotels-${slugPart(place)}`;
  const alt = both(`A place to stay in ${place}`, `Penginapan di ${nameOf(place).id}`);
  return {
    slug,
    kind: 'hotel',
    from: null,
    to: nameOf(place),
    image: drawn(scene, `landing-${slug}`, place, alt),
    stays: {
      wanted: { cityKeys: [cityKey], ...(areas ? { areas } : {}) },
      destinationKey: areas ? `${cityKey}.${slugPart(place)}` : cityKey,
    },
  };
}

const JAKARTA = ['Jakarta', 'JKT'] as const;
const BALI = ['Bali', 'DPS'] as const;

export const LANDINGS: readonly Landing[] = [
  trip('flight', JAKARTA, BALI, 'temple'),
  trip('flight', JAKARTA, ['Surabaya', 'SUB'], 'city-skyline'),
  trip('flight', JAKARTA, ['Yogyakarta', 'YIA'], 'volcano-sunrise'),
  trip('flight', JAKARTA, ['Medan', 'KNO'], 'lake'),
  trip('flight', JAKARTA, ['Makassar', 'UPG'], 'islands'),
  trip('flight', JAKARTA, ['Lombok', 'LOP'], 'beach-resort'),
  trip('flight', JAKARTA, ['Singapore', 'SIN'], 'city-skyline'),
  trip('flight', ['Surabaya', 'SUB'], BALI, 'rice-terrace'),
  trip('flight', BALI, ['Labuan Bajo', 'LBJ'], 'islands'),
  trip('flight', BALI, JAKARTA, 'city-skyline'),
  trip('train', JAKARTA, ['Surabaya', 'SBY'], 'train-countryside'),
  trip('train', JAKARTA, ['Yogyakarta', 'JOG'], 'temple'),
  trip('train', JAKARTA, ['Bandung', 'BDG'], 'tea-hills'),
  trip('train', JAKARTA, ['Solo', 'SOC'], 'old-town'),
  trip('train', JAKARTA, ['Semarang', 'SMG'], 'old-town'),
  trip('train', JAKARTA, ['Malang', 'ML'], 'volcano-sunrise'),
  trip('train', ['Bandung', 'BDG'], ['Yogyakarta', 'JOG'], 'train-countryside'),
  trip('train', ['Surabaya', 'SBY'], ['Banyuwangi', 'BYW'], 'volcano-sunrise'),
  stays('Bali', 'DPS', 'beach-resort'),
  stays('Ubud', 'DPS', 'rice-terrace', ['Ubud']),
  stays('Seminyak', 'DPS', 'hotel-pool', ['Seminyak']),
  stays('Jakarta', 'JKT', 'city-skyline'),
  stays('Bandung', 'BDO', 'tea-hills'),
  stays('Yogyakarta', 'JOG', 'temple'),
  stays('Surabaya', 'SUB', 'hotel-facade'),
  stays('Lombok', 'LOP', 'islands'),
  stays('Singapore', 'SIN', 'city-skyline'),
];
