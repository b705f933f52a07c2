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

type OnDay = Omit<DemoChoice, 'afterDays'> & { readonly date: string };

/** Books the first of these that has room. */
async function bookFirst(api: DemoApi, buyer: DemoBuyer, wanted: readonly OnDay[]): Promise<DemoAnswer> {
  for (const chosen of wanted) {
    const price = await api.call('POST', '/api/v1/category-product/get-price', null, chosen);
    if (price.status >= 400) continue;
    const contact = { ...buyer.contact, calling_code: '62' };
    return api.call('POST', '/api/v1/category-product/booking', buyer.user, { ...chosen, contact });
  }
  throw new Error(`Nothing is free of ${wanted[0]?.uniqueId}`);
}

/** On the first day from then on that has room. */
const order = ({ afterDays, ...chosen }: DemoChoice): Pick<DemoOrder, 'book'> => ({
  book(api, buyer, today) {
    const days = Array.from({ length: DAYS_TRIED }, (_, more) => addDays(today, afterDays + more));
    return bookFirst(
      api,
      buyer,
      days.map((date) => ({ ...chosen, date })),
    );
  },
});

/** In the hours of the tour of the same trip, as happens to who books in two places. */
const BESIDE_TOUR: Pick<DemoOrder, 'book'> = {
  async book(api, buyer, today) {
    const [tour] = await findDemoMoments(api, buyer, 'visit');
    const date = tour?.date ?? today;
    const hours = ['0800', '1500'].map((time_id) => ({ uniqueId: 'ACT-002', option_id: 'classic', time_id }));
    const waves = ['1000', '1530'].map((time_id) => ({ uniqueId: 'ACT-001', option_id: 'group', time_id }));
    return bookFirst(
      api,
      buyer,
      [...hours, ...waves].map((each) => ({ ...each, adult: 1, date })),
    );
  },
};

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
      ...BESIDE_TOUR,
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
