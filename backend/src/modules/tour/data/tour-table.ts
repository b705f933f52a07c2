import { namesOf } from '../../../app/table.ts';
import type { PackageSource, PriceSource, ProductSource } from '../product-source.ts';
import { CATEGORIES, DESTINATIONS, LOCATIONS, TYPES } from './masters.ts';
import { BRING, CARRIERS, EXCLUDES, INCLUDES, OPTIONS } from './product-words.ts';
import {
  amountsOf,
  codeOf,
  codesOf,
  degreesOf,
  numberAs,
  picturesOf,
  readByProduct,
  rowOf,
  scheduleOf,
  textsOf,
  type Rows,
} from './product-rows.ts';
import { REFUND_STEPS } from './terms.ts';

const read = (name: string) => readByProduct(new URL(name, import.meta.url));

const FACTS = read('tours.psv');
const HOLDS = read('tour-holds.psv');
const PRICES = read('tour-prices.psv');
const PACKAGES = read('packages.psv');
const TEXTS = read('tour-texts.psv');
const DAYS = read('days.psv');
const BLACK_DATES = read('black-dates.psv');

const KINDS = { Group: true, Private: true, Ticket: true };
const PROMOS = { early: true, group: true };
const COSTS = { visa: true, tips: true, airportTax: true, vat: true, serviceFee: true, downPercent: true };

const packageOf = ([people = '', adult, child, infant, single, star, triple, en = '', id = '']: readonly string[]) => {
  const [min = NaN, max = NaN] = people.split(' ').map(Number);
  const more = { ...numberAs('child', child), ...numberAs('infant', infant), ...numberAs('single', single) };
  return {
    name: { en, id },
    min,
    max,
    adult: Number(adult),
    ...more,
    ...numberAs('star', star),
    ...(triple ? { tripleSharing: true } : {}),
  } satisfies PackageSource;
};

function priceOf(id: string): PriceSource {
  const [kind, costs, options, promo] = rowOf(PRICES, id);
  return {
    currency: 'SGD',
    kind: codeOf(KINDS, kind),
    ...Object.fromEntries(amountsOf(COSTS, costs)),
    ...(options ? { options: amountsOf(OPTIONS, options) } : {}),
    ...(promo ? { promo: codeOf(PROMOS, promo) } : {}),
    packages: (PACKAGES.get(id) ?? []).map(packageOf),
  };
}

/** Carrier, place and story of each day. */
function daysOf(rows: Rows) {
  return {
    carriers: rows.map(([carrier]) => (carrier ? codeOf(CARRIERS, carrier) : '')),
    dayPlaces: rows.map(([, place]) => degreesOf(place)),
    stories: {
      en: rows.map(([, , title = '', story = '']) => [title, story] as const),
      id: rows.map(([, , , , title = '', story = '']) => [title, story] as const),
    },
  };
}

function holdsOf(id: string) {
  const [includes, excludes, bring, refund, pictures, flags = ''] = rowOf(HOLDS, id);
  return {
    includes: codesOf(INCLUDES, includes),
    excludes: codesOf(EXCLUDES, excludes),
    bring: codesOf(BRING, bring),
    refund: codeOf(REFUND_STEPS, refund),
    pictures: picturesOf(pictures),
    ...(flags.includes('PASSPORT') ? { isPassportNeeded: true } : {}),
    ...(flags.includes('ENQUIRY') ? { isAllowInquiry: true } : {}),
  };
}

function tourOf(id: string): ProductSource {
  const [kinds = '', places, at, address = '', meetAt, nights, hours, cutOff, ...dates] = rowOf(FACTS, id);
  const [category, type, destination] = kinds.split(' ');
  const [first, ...others] = namesOf(places).map((place) => codeOf(LOCATIONS, place));
  const { stories, ...days } = daysOf(DAYS.get(id) ?? []);
  return {
    id,
    category: codeOf(CATEGORIES, category),
    type: codeOf(TYPES, type),
    destination: codeOf(DESTINATIONS, destination),
    places: [first!, ...others],
    at: degreesOf(at)!,
    address,
    meetAt,
    nights: Number(nights),
    ...numberAs('hours', hours),
    ...days,
    cutOff: Number(cutOff),
    schedule: scheduleOf(dates, BLACK_DATES.get(id)),
    rating: Number(dates[3]),
    price: priceOf(id),
    ...holdsOf(id),
    text: textsOf(TEXTS.get(id) ?? [], stories),
  };
}

/** Every tour that is on sale. */
export const TOURS: readonly ProductSource[] = [...FACTS.keys()].map(tourOf);
