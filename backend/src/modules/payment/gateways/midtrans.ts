import { createHash, timingSafeEqual } from 'node:crypto';
import { wallTimeToInstant, ZONES } from '@wisata/kernel/dates';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import { failure, success } from '@wisata/kernel/outcome';
import * as v from 'valibot';
import type { BackendContext } from '../../../app/context.ts';
import { isUuid } from '../../bookings/index.ts';
import type { GatewayNotice, PaymentGateway } from '../port.ts';
import { callMidtrans, checkMidtransSettings, gatewayDown, getMidtransSettings } from './midtrans-client.ts';
import { findChannels, toSnapTransaction } from './midtrans-snap.ts';

const text = v.string();
const localTime = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
const statusSchema = v.object({
  order_id: text,
  transaction_id: text,
  transaction_status: text,
  status_code: text,
  gross_amount: text,
  currency: v.optional(text, 'IDR'),
  payment_type: v.optional(text, ''),
  fraud_status: v.optional(text, 'accept'),
  transaction_time: localTime,
  settlement_time: v.optional(localTime),
});
const noticeSchema = v.object({ ...statusSchema.entries, signature_key: text });
type Status = v.InferOutput<typeof statusSchema>;

const answerSchema = v.object({ redirect_url: v.pipe(text, v.url()) });

/** Midtrans takes an order id once; when the answer to the first try was lost, the payment goes on under the next. */
const orderIdsOf = (paymentId: string) => [paymentId, `${paymentId}~2`, `${paymentId}~3`];

const paymentIdOf = (orderId: string) => orderId.replace(/~\d$/, '');

/** The proof that Midtrans publishes: SHA-512 over order, status code, the amount as it was sent, and the key. */
export function midtransSignature(
  notice: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string {
  const { order_id: orderId, status_code: statusCode, gross_amount: grossAmount } = notice;
  return createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex');
}

function isGenuine(notice: v.InferOutput<typeof noticeSchema>, serverKey: string): boolean {
  const [wanted, given] = [midtransSignature(notice, serverKey), notice.signature_key.toLowerCase()];
  return wanted.length === given.length && timingSafeEqual(Buffer.from(wanted), Buffer.from(given));
}

function kindOf({ transaction_status: status, fraud_status: fraud }: Status): GatewayNotice['kind'] | undefined {
  switch (status) {
    case 'settlement':
      return 'settled';
    case 'capture':
      // A challenged card waits for a person at the shop; their decision comes as a message of its own.
      if (fraud === 'challenge') return undefined;
      return fraud === 'deny' ? 'failed' : 'settled';
    case 'deny':
    case 'cancel':
    case 'failure':
      return 'failed';
    case 'expire':
      return 'expired';
    default:
      return undefined;
  }
}

/** Midtrans writes times of Jakarta without a zone. */
function toInstant(time: string): Date {
  const [date = '', clock = ''] = time.split(' ');
  return new Date(wallTimeToInstant(date, clock, ZONES.WIB));
}

/** A card is settled a day after it was charged; what counts is when the payer paid. */
function paidAt(status: Status): Date {
  const { payment_type: type, settlement_time: settledAt, transaction_time: begunAt } = status;
  return toInstant(type === 'credit_card' ? begunAt : (settledAt ?? begunAt));
}

function toNotice(status: Status): GatewayNotice | null {
  const kind = kindOf(status);
  const currency = parseCurrency(status.currency);
  const amount = Number(status.gross_amount);
  if (!kind || !currency || !Number.isFinite(amount)) return null;
  return {
    eventId: `midtrans:${status.order_id}:${status.transaction_id}:${status.transaction_status}`,
    paymentId: paymentIdOf(status.order_id),
    kind,
    amountMinor: fromMajor(amount, currency).minor,
    currency,
    occurredAt: paidAt(status),
  };
}

function parseJson(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}

async function readStatus(context: BackendContext, orderId: string): Promise<Status | undefined> {
  const answer = await callMidtrans(context, 'api', 'GET', `/v2/${encodeURIComponent(orderId)}/status`);
  const parsed = v.safeParse(statusSchema, answer.body);
  if (parsed.success && parsed.output.order_id === orderId) return parsed.output;
  if (answer.code === 404) return undefined;
  throw gatewayDown();
}

/** Midtrans Snap: the payer pays on Midtrans' own page, and what its messages say is read back before it is believed. */
export const midtransGateway: PaymentGateway = {
  name: 'midtrans',
  checkSettings: checkMidtransSettings,
  // Snap collects rupiah only.
  offer: (merchant) =>
    findChannels(merchant) && merchant.currencies.includes('IDR') ? { ...merchant, currencies: ['IDR'] } : undefined,
  async charge(context, request) {
    for (const orderId of orderIdsOf(request.paymentId)) {
      const body = toSnapTransaction(context, request, orderId);
      const answer = await callMidtrans(context, 'app', 'POST', '/snap/v1/transactions', body);
      const parsed = v.safeParse(answerSchema, answer.body);
      if (answer.code === 201 && parsed.success) return { redirectUrl: parsed.output.redirect_url };
      context.log.warn({ code: answer.code, answer: answer.body, orderId }, 'Midtrans refused a transaction');
      if (answer.code !== 400 || !JSON.stringify(answer.body).includes('order_id')) break;
    }
    throw gatewayDown();
  },
  async cancel(context, paymentId) {
    for (const orderId of orderIdsOf(paymentId)) {
      const { code } = await callMidtrans(context, 'api', 'POST', `/v2/${encodeURIComponent(orderId)}/cancel`);
      // 404: no way to pay was chosen there; 412: it has ended already, paid or not.
      if (![200, 404, 412].includes(code)) throw gatewayDown();
    }
  },
  async findNotice(context, paymentId) {
    for (const orderId of orderIdsOf(paymentId)) {
      const status = await readStatus(context, orderId);
      const notice = status && toNotice(status);
      if (notice) return notice;
    }
    return null;
  },
  async readCallback(context, _headers, rawBody) {
    const parsed = v.safeParse(noticeSchema, parseJson(rawBody));
    if (!parsed.success || !isGenuine(parsed.output, getMidtransSettings(context).serverKey)) {
      return failure('CALLBACK_REFUSED', 'Signature refused');
    }
    const { order_id: orderId } = parsed.output;
    if (!isUuid(paymentIdOf(orderId))) return success(null);
    const status = await readStatus(context, orderId);
    return success(status ? toNotice(status) : null);
  },
};
