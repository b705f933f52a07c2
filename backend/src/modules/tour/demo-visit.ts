import { findClosure, nextDates } from '@wisata/kernel/contracts/tour-dates';
import type { TourPrice } from '@wisata/kernel/contracts/tour-price';
import type { TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import { addDays, weekdayOf } from '@wisata/kernel/dates';
import { demoTravellers, takeAnswer } from '../bookings/index.ts';
import type { DemoApi, DemoOrder } from '../bookings/index.ts';
import type { Shop } from './shop.ts';

interface DemoVisit {
  readonly service: Shop['service'];
  readonly uniqueId: string;
  /** The first free day from then on, as the visitor counts. */
  readonly afterDays: number;
}

const PLACES = 2;

/** The first free day and its first free session; a ticket without a day needs neither. */
function findDay(product: TourDetailAnswer, from: string) {
  if (product.isOpenDate) return { date: null, timeId: null };
  const timeIds = product.venueTimes.map(({ id }) => id);
  const asked = { today: from, places: PLACES };
  const [date] = nextDates(product, { ...asked, from, timeIds }, 1);
  if (date === undefined) throw new Error(`Nothing is free at ${product.uniqueId} after ${from}`);
  const timeId = timeIds.find((id) => !findClosure(product, date, { ...asked, timeId: id })) ?? null;
  return { date, timeId };
}

const isOf = (date: string | null) => (price: TourPrice) =>
  date === null || price.ValidDays.length === 0 || price.ValidDays.includes(weekdayOf(date));

async function choose(api: DemoApi, { service, uniqueId, afterDays }: DemoVisit, today: string) {
  const get = async (call: string) =>
    takeAnswer(await api.call('POST', `/api/v1/${service}/${call}`, null, { uniqueId }), call) as unknown;
  const { date, timeId } = findDay((await get('detail')) as TourDetailAnswer, addDays(today, afterDays));
  const price = ((await get('price-detail')) as TourPrice[]).find(isOf(date))!;
  return {
    uniqueId,
    tour_date: service === 'venue' ? (date?.replaceAll('-', '/') ?? null) : date,
    time_id: timeId,
    price_id: price.PriceId,
    price_package_id: price.PricePackages[0]!.PricePackageId,
  };
}

/** Two members at a tour or venue, in the first package. */
export function demoVisit(visit: DemoVisit): Pick<DemoOrder, 'book'> {
  return {
    async book(api, buyer, today) {
      return api.call('POST', `/api/v1/${visit.service}/booking`, buyer.user, {
        ...(await choose(api, visit, today)),
        contact: { ...buyer.contact, calling_code: '62' },
        paxes: demoTravellers(buyer),
      });
    },
  };
}
