import { randomUUID } from 'node:crypto';
import type { BackendModule } from '../src/app/module.ts';
import { startTestBackend } from '../src/testing.ts';
import type { Answer, TestBackend } from '../src/testing.ts';
import { bookingsModule, findBooking } from '../src/modules/bookings/index.ts';
import type { Booking, BookingDraft } from '../src/modules/bookings/index.ts';
import { gatewayModule, SIGNATURE_HEADER, signBody } from '../src/modules/gateway/index.ts';
import { paymentModule } from '../src/modules/payment/index.ts';
import { book, createTestService } from './test-service.ts';
import type { TestService } from './test-service.ts';

export const BCA = { bank_code: '014', product_code: 'BCAVA' };
export const CARD = { bank_code: 'CARD', product_code: 'CREDITCARD' };

/** A payment that was started and the gateway's page for it. */
export interface Started {
  readonly id: string;
  readonly amount: number;
  readonly page: string;
}

/** A guest who books, chooses how to pay and stands before the gateway's page. */
export interface Payer {
  readonly email: string;
  readonly backend: TestBackend;
  readonly service: TestService;
  start(bookings: readonly Booking[], method?: object, locale?: string): Promise<Started>;
  bookAndStart(
    method?: object,
    draft?: Partial<BookingDraft>,
    locale?: string,
  ): Promise<{ booking: Booking; payment: Started }>;
  get(path: string): Promise<Answer>;
  post(path: string, form: Record<string, string>): Promise<Answer>;
  /** Presses one of the buttons of the test panel. */
  act(payment: Started, action: string): Promise<Answer>;
  /** A genuine message of the gateway, for orders of events that its page does not offer. */
  notify(payment: Started, kind: string, more?: object): Promise<Answer>;
  /** The exact text of such a message. */
  message(payment: Started, kind: string, more?: object): string;
  send(body: string, signature: string): Promise<Answer>;
  reload(booking: Booking): Promise<Booking>;
  paymentRow(payment: Started): Promise<Record<string, unknown>>;
  subjects(): Promise<string[]>;
}

type Hands = Pick<Payer, 'get' | 'post' | 'act' | 'message' | 'send' | 'notify'>;

function handsOf(backend: TestBackend): Hands {
  const post: Payer['post'] = (path, form) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return backend.call('POST', path, { as: 'none', json: new URLSearchParams(form).toString(), headers });
  };
  const message: Payer['message'] = ({ id, amount }, kind, more = {}) => {
    const occurred_at = backend.clock.now().toISOString();
    return JSON.stringify({
      event_id: randomUUID(),
      reference: id,
      kind,
      amount_minor: amount,
      currency: 'IDR',
      occurred_at,
      ...more,
    });
  };
  const send: Payer['send'] = (body, signature) => {
    const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' };
    return backend.call('POST', '/api/v1/payment/callback', { as: 'none', json: body, headers });
  };
  return {
    post,
    message,
    send,
    get: (path) => backend.call('GET', path, { as: 'none' }),
    act: ({ page }, action) => post(`${page}/act`, { action }),
    notify: (payment, kind, more) => {
      const body = message(payment, kind, more);
      return send(body, signBody(backend.context, body));
    },
  };
}

/** `more` are modules that the test needs besides bookings and payments; `sold` is what the test's own service is called. */
export async function createPayer(
  more: readonly BackendModule[] = [],
  sold = 'hotel',
  env: Record<string, string> = {},
): Promise<Payer> {
  const service = createTestService(sold);
  const modules = [bookingsModule, gatewayModule, paymentModule, ...more, service.module];
  const backend = await startTestBackend({ modules, env });
  const email = 'guest@example.com';
  const { context } = backend;
  const start: Payer['start'] = async (bookings, method = BCA, locale = 'en') => {
    const json = { bookings: bookings.map(({ id }) => id), email, locale, ...method };
    const added = await backend.call('POST', '/api/v1/payment/add', { json });
    const { id, amount } = (added.body as { data: Pick<Started, 'id' | 'amount'> }).data;
    const opened = await backend.call('POST', '/api/v1/merchant/redirect-url', { json: { id, email } });
    return { id, amount, page: (opened.body as { data: { redirect_url: string } }).data.redirect_url };
  };
  return {
    email,
    backend,
    service,
    start,
    ...handsOf(backend),
    async bookAndStart(method = BCA, draft = {}, locale = 'en') {
      const booking = await book(context, draft);
      return { booking, payment: await start([booking], method, locale) };
    },
    reload: async ({ id }) => (await findBooking(context.db, id))!,
    paymentRow: ({ id }) =>
      context.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async subjects() {
      const mails = await context.db.selectFrom('mails').select('subject').orderBy('created_at').execute();
      return mails.map(({ subject }) => subject);
    },
  };
}
