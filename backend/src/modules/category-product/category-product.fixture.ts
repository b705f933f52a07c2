import type { ProductBookedAnswer } from '@wisata/kernel/contracts/category-product-booking';
import { startTestBackend, type Answer, type TestBackend } from '../../testing.ts';
import { STAY_CONTACT } from '../../testing-people.ts';
import { bookingsModule } from '../bookings/index.ts';
import { categoryProductModule } from './module.ts';

export const CONTACT = STAY_CONTACT;

/** Two adults in a class in Kuta, three weeks after the day of the tests. */
export const CLASS = { uniqueId: 'ACT-001', option_id: 'group', date: '2026-12-11', time_id: '0700', adult: 2 };
/** Three SIM cards on the same day. */
export const CARDS = { uniqueId: 'ANC-005', option_id: 'week', date: '2026-12-11', qty: 3 };

export const startProductBackend = (env: Record<string, string> = {}): Promise<TestBackend> =>
  startTestBackend({ modules: [bookingsModule, categoryProductModule], env });

export const askPrice = (backend: TestBackend, json: object): Promise<Answer> =>
  backend.call('POST', '/api/v1/category-product/get-price', { json });

export const post = (backend: TestBackend, json: object): Promise<Answer> =>
  backend.call('POST', '/api/v1/category-product/booking', { json: { contact: CONTACT, ...json } });

/** Books, or throws with the refusal. */
export async function book(backend: TestBackend, json: object): Promise<ProductBookedAnswer> {
  const answer = await post(backend, json);
  const { message, fields, data } = answer.body as { message: string; fields?: object; data: ProductBookedAnswer };
  if (answer.status !== 200) throw new Error(`${answer.status} ${message} ${JSON.stringify(fields ?? {})}`);
  return data;
}
