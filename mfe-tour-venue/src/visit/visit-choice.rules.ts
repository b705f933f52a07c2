import { breakdownOf, type PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import { findClosure, type DateClosure } from '@wisata/kernel/contracts/tour-dates';
import { findPartyProblem, type PartyProblem } from '@wisata/kernel/contracts/tour-party';
import type { TourBreakdown, TourPackage, TourPrice } from '@wisata/kernel/contracts/tour-price';
import { daysBetween, parseCalendarDate, weekdayOf, type CalendarDate } from '@wisata/kernel/dates';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import type { PricedVisit, VisitDetail } from '../api/visit.model.ts';
import type { VisitService } from './visit-service.ts';

/** What is chosen of a product, as the addresses of its page and of its checkout carry it. */
export interface VisitChoice {
  readonly id: string;
  readonly date: CalendarDate | undefined;
  /** Id of the session; empty where none is chosen. */
  readonly timeId: string;
  /** Empty for the first package. */
  readonly packageId: string;
  /** Everybody who comes, with what each of them costs by. */
  readonly paxes: readonly PricedTraveller[];
  /** How shared rooms are furnished; empty or left out where nobody minds. */
  readonly bedTypeId?: string;
}

/** A choice that can be priced. */
export interface PricedChoice {
  readonly price: TourPrice;
  readonly pricePackage: TourPackage;
  readonly breakdown: TourBreakdown;
}

/** Why a choice cannot be booked as it is. */
export type ChoiceProblem =
  | { readonly code: 'SOLD_OUT' | 'DATE_MISSING' | 'TIME_MISSING' | 'PRICE_MISSING' }
  | { readonly code: 'CLOSED'; readonly closure: VisitClosure }
  | PartyProblem;

const LETTERS = { ADT: 'A', CHD: 'C', INF: 'I' } as const;
const TYPES = { A: 'ADT', C: 'CHD', I: 'INF' } as const;
const PAX = /^([ACI])([senv]*)((?:\.[\w-]+)*)$/;
const MOST = 99;

/** One traveller in an address: `A`, `Ce` with an extra bed, `Av.TOUR-001-LUNCH` with a visa and an optional cost. */
function formatPax({ type, isExtraBed, bed, isIncludeVisa, miscellaneous = [] }: PricedTraveller): string {
  const beds = (isExtraBed ? 'e' : '') + (bed === 'single' ? 's' : '') + (bed === 'no-bed' ? 'n' : '');
  return LETTERS[type] + beds + (isIncludeVisa ? 'v' : '') + miscellaneous.map((id) => `.${id}`).join('');
}

function parsePax(text: string): PricedTraveller[] {
  const [, letter, flags = '', costs = ''] = PAX.exec(text) ?? [];
  if (!letter) return [];
  const bed = flags.includes('s') ? 'single' : flags.includes('n') ? 'no-bed' : '';
  return [
    {
      type: TYPES[letter as keyof typeof TYPES],
      isExtraBed: flags.includes('e'),
      bed,
      isIncludeVisa: flags.includes('v'),
      miscellaneous: costs.split('.').filter(Boolean),
    },
  ];
}

const TWO_ADULTS: TravellerCounts = { ADT: 2, CHD: 0, INF: 0 };

const plainPax = (type: PricedTraveller['type']): PricedTraveller => ({
  type,
  isExtraBed: false,
  bed: '',
  isIncludeVisa: false,
  miscellaneous: [],
});

/** So many of each type, none of whom has chosen anything; who stands in `before` keeps what was chosen. */
export function paxesOf(counts: TravellerCounts, before: readonly PricedTraveller[] = []): PricedTraveller[] {
  return (['ADT', 'CHD', 'INF'] as const).flatMap((type) => {
    const known = before.filter((pax) => pax.type === type);
    return Array.from({ length: counts[type] }, (_, index) => known[index] ?? plainPax(type));
  });
}

/** How many there are of each type. */
export function countPaxes(paxes: readonly Pick<PricedTraveller, 'type'>[]): TravellerCounts {
  const count = (type: PricedTraveller['type']) => paxes.filter((pax) => pax.type === type).length;
  return { ADT: count('ADT'), CHD: count('CHD'), INF: count('INF') };
}

/** Reads a choice; `party` where the address does not say who comes. */
export function parseVisitChoice(query: URLSearchParams, party: TravellerCounts = TWO_ADULTS): VisitChoice {
  const asked = query.getAll('pax').slice(0, MOST).flatMap(parsePax);
  const bedTypeId = query.get('bed') ?? '';
  return {
    id: query.get('uniqueId')?.trim() ?? '',
    date: parseCalendarDate(query.get('date')),
    timeId: query.get('time') ?? '',
    packageId: query.get('package') ?? '',
    paxes: asked.length > 0 ? paxesOf(countPaxes(asked), asked) : paxesOf(party),
    ...(bedTypeId ? { bedTypeId } : {}),
  };
}

/** The choice as an address carries it. */
export function formatVisitChoice({ id, date, timeId, packageId, paxes, bedTypeId }: VisitChoice): URLSearchParams {
  const query = new URLSearchParams({ uniqueId: id });
  if (date) query.set('date', date);
  if (timeId) query.set('time', timeId);
  if (packageId) query.set('package', packageId);
  if (bedTypeId) query.set('bed', bedTypeId);
  for (const pax of paxes) query.append('pax', formatPax(pax));
  return query;
}

/** The price list that counts on a day; the first one where no day is chosen. */
export const findPriceOn = (prices: readonly TourPrice[], date: CalendarDate | undefined): TourPrice | undefined =>
  prices.find(({ ValidDays }) => ValidDays.length === 0 || date === undefined || ValidDays.includes(weekdayOf(date)));

const packageIn = ({ PricePackages }: TourPrice, packageId: string): TourPackage | undefined =>
  packageId ? PricePackages.find(({ PricePackageId }) => PricePackageId === packageId) : PricePackages[0];

/** What a choice costs; undefined where no price list has it. */
export function priceChoice(
  { prices }: Pick<PricedVisit, 'prices'>,
  { date, packageId, paxes }: VisitChoice,
  today: CalendarDate,
): PricedChoice | undefined {
  const price = findPriceOn(prices, date);
  const pricePackage = price && packageIn(price, packageId);
  if (!pricePackage) return undefined;
  const daysAhead = date ? Math.max(0, daysBetween(today, date)) : 0;
  return { price, pricePackage, breakdown: breakdownOf({ price, pricePackage, paxes, daysAhead }) };
}

type Scheduled = Pick<
  VisitDetail,
  'isOpenDate' | 'venueTimes' | 'isPeriod' | 'schedulePeriod' | 'scheduleNonPeriods' | 'cutOffDate'
>;

/** The session that is chosen, or the only one. */
export function findSession({ venueTimes }: Pick<VisitDetail, 'venueTimes'>, { timeId }: Pick<VisitChoice, 'timeId'>) {
  return venueTimes.length === 1 ? venueTimes[0] : venueTimes.find(({ id }) => id === timeId);
}

/** Why a party cannot come. Without a place today it is sold out or begun, which the places alone do not tell apart. */
export interface VisitClosure extends Omit<DateClosure, 'code'> {
  readonly code: DateClosure['code'] | 'NONE_TODAY';
}

/** What keeps a party from a day and session; undefined where they are free. Places are counted by session in a period. */
export function closureOf(
  visit: Scheduled,
  date: CalendarDate,
  asked: { readonly today: CalendarDate; readonly places: number; readonly timeId?: string },
): VisitClosure | undefined {
  const timeId = visit.schedulePeriod ? asked.timeId || null : null;
  const closure = findClosure(visit, date, { ...asked, timeId });
  return closure?.left === 0 && date === asked.today ? { code: 'NONE_TODAY' } : closure;
}

/** Whether not one place is left on any day that is on sale. */
const isSoldOut = ({ schedulePeriod: period, scheduleNonPeriods: departures }: Scheduled): boolean =>
  !period?.baseQuota && [...(period?.quotaDetails ?? []), ...departures].every(({ quota }) => quota === 0);

/** What keeps a choice from being booked, in the order in which it is chosen; undefined when nothing does. */
export function findChoiceProblem(
  { visit, prices }: Pick<PricedVisit, 'visit' | 'prices'>,
  choice: VisitChoice,
  today: CalendarDate,
): ChoiceProblem | undefined {
  const { date, paxes } = choice;
  const priced = priceChoice({ prices }, choice, today);
  if (!priced) return { code: 'PRICE_MISSING' };
  const party = findPartyProblem(priced.pricePackage, paxes);
  if (visit.isOpenDate) return party;
  if (isSoldOut(visit)) return { code: 'SOLD_OUT' };
  if (!date) return { code: 'DATE_MISSING' };
  const session = findSession(visit, choice);
  if (visit.venueTimes.length > 0 && !session) return { code: 'TIME_MISSING' };
  const asked = { today, places: paxes.length, ...(session ? { timeId: session.id } : {}) };
  const closure = closureOf(visit, date, asked);
  return closure ? { code: 'CLOSED', closure } : party;
}

/** The choice on the page of its product, where it can be changed. */
export const visitChoicePath = (service: VisitService, choice: VisitChoice): string =>
  `/${service}/detail?${formatVisitChoice(choice)}`;

/** The period, or the departure of a day; empty for a ticket without one. */
export const scheduleIdOf = (
  { schedulePeriod, scheduleNonPeriods }: Pick<VisitDetail, 'schedulePeriod' | 'scheduleNonPeriods'>,
  date: CalendarDate | undefined,
): string =>
  schedulePeriod?.scheduleId ?? scheduleNonPeriods.find(({ startDate }) => startDate === date)?.scheduleId ?? '';
