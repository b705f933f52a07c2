import type { ProductService } from '@wisata/kernel/contracts/category-product-sale';
import { addDays } from '@wisata/kernel/dates';
import { findDemoMoments } from '../bookings/index.ts';
import type { DemoAnswer, DemoApi, DemoBuyer, DemoOrder } from '../bookings/index.ts';

interface DemoChoice {
  readonly uniqueId: string;
  readonly option_id: string;
  readonly time_id?: string;
  readonly adult?: number;
  readonly qty?: number;
  readonly afterDays: number;
}

/** Days looked at until one is free. */
const DAYS_TRIED = 20;

/** Books on the first day from then on that has room. */
async function bookFirst(api: DemoApi, buyer: DemoBuyer, choice: DemoChoice, first: string): Promise<DemoAnswer> {
  const { afterDays, ...chosen } = choice;
  for (let more = 0; more < DAYS_TRIED; more += 1) {
    const date = addDays(first, afterDays + more);
    const price = await api.call('POST', '/api/v1/category-product/get-price', null, { ...chosen, date });
    if (price.status >= 400) continue;
    return api.call('POST', '/api/v1/category-product/booking', buyer.user, {
      ...chosen,
      date,
      contact: { ...buyer.contact, calling_code: '62' },
    });
  }
  throw new Error(`Nothing is free of ${choice.uniqueId}`);
}

const order = (choice: DemoChoice): Pick<DemoOrder, 'book'> => ({
  book: (api, buyer, today) => bookFirst(api, buyer, choice, today),
});

/** At the same hour as the tour of the same trip, as happens to who books in two places. */
const besideTour = (choice: Omit<DemoChoice, 'afterDays'>): Pick<DemoOrder, 'book'> => ({
  async book(api, buyer, today) {
    const [tour] = await findDemoMoments(api, buyer, 'visit');
    return bookFirst(api, buyer, { ...choice, afterDays: 0 }, tour?.date ?? today);
  },
});

/** One of each that is paid, one that waits for its payment, and one that the trip has no time for. */
const ORDERS: Readonly<Record<ProductService, readonly DemoOrder[]>> = {
  category_product_activities: [
    {
      of: 'member',
      state: 'issued',
      payBy: 'bca',
      inItinerary: true,
      bookedHoursAgo: 60,
      ...order({ uniqueId: 'ACT-002', option_id: 'classic', time_id: '0800', adult: 2, afterDays: 25 }),
    },
    {
      of: 'trip',
      state: 'issued',
      payBy: 'gopay',
      bookedHoursAgo: 70,
      ...besideTour({ uniqueId: 'ACT-002', option_id: 'classic', time_id: '0800', adult: 2 }),
    },
    {
      of: 'opener',
      state: 'open',
      bookedHoursAgo: 0.1,
      ...order({ uniqueId: 'ACT-008', option_id: 'scarf', time_id: '0900', adult: 2, afterDays: 20 }),
    },
  ],
  category_product_ancillary: [
    {
      of: 'member',
      state: 'issued',
      payBy: 'gopay',
      bookedHoursAgo: 50,
      ...order({ uniqueId: 'ANC-005', option_id: 'week', qty: 2, afterDays: 23 }),
    },
  ],
};

export const demoOrdersOf = (service: ProductService): readonly DemoOrder[] => ORDERS[service];
