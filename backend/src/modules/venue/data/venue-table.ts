import { namesOf } from '../../../app/table.ts';
import {
  amountsOf,
  BRING,
  CATEGORIES,
  codeOf,
  codesOf,
  degreesOf,
  FACILITIES,
  LOCATIONS,
  numberAs,
  OPTIONS,
  picturesOf,
  readByProduct,
  REFUND_STEPS,
  rowOf,
  scheduleOf,
  textsOf,
  TYPES,
  type ProductSource,
} from '../../tour/index.ts';

const read = (name: string) => readByProduct(new URL(name, import.meta.url));

const FACTS = read('venues.psv');
const PRICES = read('venue-prices.psv');
const TEXTS = read('venue-texts.psv');
const BLACK_DATES = read('black-dates.psv');

const MOST_TICKETS = 10;
const SEATED = ['CONCERT', 'MATCH', 'STAGE'];
const RIDES = ['THEMEPARK', 'WATERPARK', 'PLAYROOM'];
const CHILD_SHARE = 0.7;
const HOURS = 3;
const NO_DAYS = { en: [], id: [] };
const CURRENCIES = { IDR: true, SGD: true };

const ticketOf = (en: string, id: string, adult: number, childShare: number) =>
  ({
    name: { en, id },
    min: 1,
    max: MOST_TICKETS,
    adult,
    child: Math.round(childShare * adult * 100) / 100,
    infant: 0,
  }) as const;

function priceOf(venue: string): ProductSource['price'] {
  const [currency, price, kids = '', weekend, better, en = '', id = '', options] = rowOf(PRICES, venue);
  const adult = Number(price);
  const childShare = kids === '' ? CHILD_SHARE : (Number(kids) || adult) / adult;
  return {
    currency: codeOf(CURRENCIES, currency),
    kind: 'Ticket',
    packages: [
      ticketOf('Standard', 'Reguler', adult, childShare),
      ...(better ? [ticketOf(en, id, Number(better), childShare)] : []),
    ],
    ...numberAs('weekend', weekend),
    ...(options ? { options: amountsOf(OPTIONS, options) } : {}),
  };
}

function includesOf(type: string): ProductSource['includes'] {
  if (SEATED.includes(type)) return ['SEAT'];
  return RIDES.includes(type) ? ['TICKET', 'RIDES'] : ['TICKET', 'AUDIO'];
}

/** What a row says of a place itself; an empty cell means the usual. */
function usualOf([hours, facilities, bring, refund]: readonly string[]) {
  return {
    hours: Number(hours) || HOURS,
    facilities: codesOf(FACILITIES, facilities || 'CAFE, PRAYER, PARKING'),
    bring: codesOf(BRING, bring || 'VOUCHER'),
    refund: codeOf(REFUND_STEPS, refund || 'flexible'),
  };
}

const sessionOf = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return [start, end] as const;
};

function venueOf(id: string): ProductSource {
  const [kinds = '', place, at, address = '', gate, kind, quota, when, times, pictures, rating, ...own] = rowOf(
    FACTS,
    id,
  );
  const [category, type] = kinds.split(' ');
  const sessions = namesOf(times).map(sessionOf);
  return {
    id,
    category: codeOf(CATEGORIES, category),
    type: codeOf(TYPES, type),
    destination: place === 'SIN' ? 'ASEAN' : 'DOMESTIC',
    places: [codeOf(LOCATIONS, place)],
    at: degreesOf(at)!,
    address,
    nights: 0,
    cutOff: 0,
    schedule: scheduleOf([kind!, quota!, when ?? ''], BLACK_DATES.get(id)),
    ...(sessions.length > 0 ? { times: sessions } : { meetAt: '18:00' }),
    price: priceOf(id),
    includes: includesOf(type!),
    excludes: ['FOOD', 'PARKING'],
    ...usualOf(own),
    pictures: picturesOf(pictures),
    rating: Number(rating),
    isAllowInquiry: false,
    gate,
    text: textsOf(TEXTS.get(id) ?? [], NO_DAYS),
  };
}

/** Every attraction and event that is on sale. */
export const VENUES: readonly ProductSource[] = [...FACTS.keys()].map(venueOf);
