import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER } from '../src/modules/gateway/index.ts';
import type { KillableAnswer, KillableBackend } from './killable-backend.ts';

const METHODS = [
  { bank_code: '014', product_code: 'BCAVA' },
  { bank_code: 'CARD', product_code: 'CREDITCARD' },
  { bank_code: '008', product_code: 'MANDIRIVA' },
  { bank_code: '451', product_code: 'BSIVA' },
];

/** Where calls go, each repeated until it is answered. */
export interface Shop extends Pick<KillableBackend, 'call' | 'now'> {
  /** What its gateway signs messages with. */
  readonly gatewaySecret: string;
}

export interface RoomToBook {
  readonly roomKey: string;
  readonly totalPrice: number;
}

/** What the shop confirmed with a 2xx answer, so what must still be true at the end. */
export interface Acknowledged {
  readonly bookings: { id: string; code: string; totalPrice: number }[];
  readonly payments: { id: string; number: string; amount: number; bookingIds: string[] }[];
  readonly pages: { paymentId: string; token: string }[];
  readonly notices: { eventId: string; outcome: string }[];
  /** Payments whose money the payer saw leave. */
  readonly paidPages: { token: string }[];
  readonly discounts: { bookingId: string; code: string }[];
}

export interface OpenPayment {
  readonly id: string;
  readonly amount: number;
  readonly page: string;
}

/** One guest with an address and an e-mail of their own, who repeats every call until it is answered. */
export interface Guest {
  book(room: RoomToBook): Promise<string | undefined>;
  applyPromo(bookingId: string, code: string): Promise<boolean>;
  start(bookingIds: readonly string[], method: number): Promise<OpenPayment>;
  press(payment: OpenPayment, action: 'pay' | 'twice' | 'fail'): Promise<void>;
  /** The same signed message of the gateway several times at once. */
  notify(payment: OpenPayment, kind: 'settled' | 'failed', copies: number): Promise<void>;
  look(bookingId: string): Promise<string>;
}

export const newAcknowledged = (): Acknowledged => ({
  bookings: [],
  payments: [],
  pages: [],
  notices: [],
  paidPages: [],
  discounts: [],
});

/** `data` of a good answer; anything else is a failure of the story. */
function dataOf<T>(what: string, { status, body }: KillableAnswer): T {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return (body as { data: T }).data;
}

function signed({ now, gatewaySecret }: Shop, body: string): Record<string, string> {
  const at = now().getTime();
  const digest = createHmac('sha256', gatewaySecret).update(`${at}.${body}`).digest('hex');
  return { [SIGNATURE_HEADER]: `t=${at},v1=${digest}` };
}

function bookingBody(room: RoomToBook, email: string) {
  const name = { title: 'Mr', first_name: 'Budi', last_name: 'Santoso' };
  return {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    count_room: 1,
    count_guest: 1,
    count_child: 0,
    contact: { ...name, email, calling_code: '62', phone: '0812 3456 7890' },
    paxes: [{ ...name, type: 'ADT' }],
  };
}

type Post = (path: string, json: object) => Promise<KillableAnswer>;

/** Every call that changes something goes out twice at once, as an impatient browser would send it. */
function createTwins(
  post: (path: string, json: object, headers?: Record<string, string>) => Promise<KillableAnswer>,
): Post {
  return async (path, json) => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, twin] = await Promise.all([post(path, json, headers), post(path, json, headers)]);
    const idOf = ({ body }: KillableAnswer) => (body as { data: { id?: string } | null }).data?.id;
    if (first.status !== twin.status || idOf(first) !== idOf(twin))
      throw new Error(`${path} answered a repeat differently: ${first.status}, ${twin.status}`);
    return first;
  };
}

async function startPayment(
  { post, twice, email }: { post: Post; twice: Post; email: string },
  acknowledged: Acknowledged,
  bookingIds: readonly string[],
  method: number,
): Promise<OpenPayment> {
  const wanted = { bookings: bookingIds, email, ...METHODS[method % METHODS.length] };
  const added = await twice('/api/v1/payment/add', wanted);
  const { id, amount, no_trx: number } = dataOf<{ id: string; amount: number; no_trx: string }>('payment', added);
  acknowledged.payments.push({ id, number, amount, bookingIds: [...bookingIds] });
  const opened = await post('/api/v1/merchant/redirect-url', { id, email });
  const { redirect_url: address } = dataOf<{ redirect_url: string }>('page', opened);
  const { pathname: page } = new URL(address, 'http://localhost');
  acknowledged.pages.push({ paymentId: id, token: tokenOf(page) });
  return { id, amount, page };
}

const tokenOf = (page: string) => page.split('/').at(-1)!;

function createNotifier(shop: Shop, acknowledged: Acknowledged): Guest['notify'] {
  return async (payment, kind, copies) => {
    const eventId = randomUUID();
    const body = JSON.stringify({
      event_id: eventId,
      reference: payment.id,
      kind,
      amount_minor: payment.amount,
      currency: 'IDR',
      occurred_at: shop.now().toISOString(),
    });
    const send = async () => {
      const path = '/api/v1/payment/callback';
      const answer = await shop.call('POST', path, { json: body, headers: signed(shop, body) });
      acknowledged.notices.push({ eventId, outcome: dataOf<{ outcome: string }>('callback', answer).outcome });
    };
    await Promise.all(Array.from({ length: copies }, send));
  };
}

export function createGuest(shop: Shop, number: number, acknowledged: Acknowledged): Guest {
  const email = `guest${number}@example.com`;
  const address = { 'x-forwarded-for': `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}` };
  const post = (path: string, json: object, headers: Record<string, string> = {}) =>
    shop.call('POST', path, { json, headers: { ...address, ...headers } });
  const twice = createTwins(post);
  return {
    async book(room) {
      const answer = await twice('/api/v1/hotel/booking', bookingBody(room, email));
      if (answer.status === 409) return undefined;
      const { id, code } = dataOf<{ id: string; code: string }>('booking', answer);
      acknowledged.bookings.push({ id, code, totalPrice: room.totalPrice });
      return id;
    },
    async applyPromo(bookingId, code) {
      const { status } = await twice('/api/v1/promo-code/applied', { booking: bookingId, promo_code: code, email });
      if (status === 200) acknowledged.discounts.push({ bookingId, code });
      return status === 200;
    },
    start: (bookingIds, method) => startPayment({ post, twice, email }, acknowledged, bookingIds, method),
    async press({ page }, action) {
      const { status } = await post(`${page}/act`, { action });
      if (status !== 303) throw new Error(`${action}: ${status}`);
      if (action !== 'fail') acknowledged.paidPages.push({ token: tokenOf(page) });
    },
    notify: createNotifier(shop, acknowledged),
    async look(bookingId) {
      const path = `/api/v1/booking-status?id=${bookingId}&email=${email}`;
      const answer = await shop.call('GET', path, { headers: address });
      return dataOf<{ payment_status: string }>('status', answer).payment_status;
    },
  };
}
