import type { ProductSource } from '../../tour/index.ts';
import { ENTRANCES } from './entrances.ts';

type Texts = readonly [title: string, summary: string, story: string, ...highlights: string[]];

/** An attraction or event as it is written down: what all of them have alike is filled in. */
export interface VenueRow extends Pick<
  ProductSource,
  'id' | 'category' | 'type' | 'at' | 'address' | 'schedule' | 'times' | 'pictures' | 'rating'
> {
  readonly place: ProductSource['places'][0];
  readonly currency: ProductSource['price']['currency'];
  /** Of an adult on a workday, in major units. */
  readonly adult: number;
  /** 0 where children pay as adults. */
  readonly child?: number;
  readonly weekend?: number;
  /** A dearer ticket beside the plain one: its name in both languages and the adult's price. */
  readonly better?: readonly [en: string, id: string, adult: number];
  readonly options?: ProductSource['price']['options'];
  readonly facilities?: ProductSource['facilities'];
  readonly bring?: ProductSource['bring'];
  readonly refund?: ProductSource['refund'];
  readonly cutOff?: number;
  readonly hours?: number;
  readonly english: Texts;
  readonly indonesian: Texts;
}

const MOST_TICKETS = 10;
const SEATED = ['CONCERT', 'MATCH', 'STAGE'];
const RIDES = ['THEMEPARK', 'WATERPARK', 'PLAYROOM'];
const CHILD_SHARE = 0.7;

const textOf = ([title, summary, story, ...highlights]: Texts, meeting: string) => ({
  title,
  summary,
  story,
  highlights,
  days: [],
  meeting,
});

function packagesOf({ adult, child = adult * CHILD_SHARE, better }: VenueRow): ProductSource['price']['packages'] {
  const ticket = (en: string, id: string, price: number) => ({
    name: { en, id },
    min: 1,
    max: MOST_TICKETS,
    adult: price,
    child: child === 0 ? price : (child * price) / adult,
    infant: 0,
  });
  return [ticket('Standard', 'Reguler', adult), ...(better ? [ticket(...better)] : [])];
}

function includesOf({ type }: VenueRow): ProductSource['includes'] {
  if (SEATED.includes(type)) return ['SEAT'];
  return RIDES.includes(type) ? ['TICKET', 'RIDES'] : ['TICKET', 'AUDIO'];
}

/** The whole product. */
export function venueOf(row: VenueRow): ProductSource {
  const { gate, en, id: indonesian } = ENTRANCES[row.id]!;
  const { id, category, type, place, at, address, schedule, times, pictures, rating, currency } = row;
  return {
    id,
    category,
    type,
    destination: place === 'SIN' ? 'ASEAN' : 'DOMESTIC',
    places: [place],
    at,
    address,
    nights: 0,
    hours: row.hours ?? 3,
    cutOff: row.cutOff ?? 0,
    schedule,
    ...(times ? { times } : {}),
    ...(times ? {} : { meetAt: '18:00' }),
    price: {
      currency,
      kind: 'Ticket',
      packages: packagesOf(row),
      ...(row.weekend ? { weekend: row.weekend } : {}),
      ...(row.options ? { options: row.options } : {}),
    },
    includes: includesOf(row),
    excludes: ['FOOD', 'PARKING'],
    facilities: row.facilities ?? ['CAFE', 'PRAYER', 'PARKING'],
    bring: row.bring ?? ['VOUCHER'],
    refund: row.refund ?? 'flexible',
    pictures,
    rating,
    isAllowInquiry: false,
    gate,
    text: { en: textOf(row.english, en), id: textOf(row.indonesian, indonesian) },
  };
}
