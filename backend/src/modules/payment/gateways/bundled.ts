import { parseCurrency } from '@wisata/kernel/money';
import { failure, success } from '@wisata/kernel/outcome';
import * as v from 'valibot';
import { cancelCharge, isGenuine, openCharge, SIGNATURE_HEADER } from '../../gateway/index.ts';
import type { PaymentGateway } from '../port.ts';

const noticeSchema = v.object({
  event_id: v.pipe(v.string(), v.uuid()),
  reference: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(['settled', 'failed', 'expired']),
  amount_minor: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  occurred_at: v.pipe(v.string(), v.isoTimestamp()),
});

function parseNotice(rawBody: string) {
  try {
    return v.safeParse(noticeSchema, JSON.parse(rawBody));
  } catch {
    return undefined;
  }
}

/** The provider that comes with the shop; it lives in its own module and speaks back only over HTTP. */
export const bundledGateway: PaymentGateway = {
  name: 'bundled',
  offer: (merchant) => merchant,
  async charge(context, request) {
    const { paymentId, merchant, totalMinor, payerEmail: _, ...rest } = request;
    const { bankCode, productCode, productName, group } = merchant;
    const charge = {
      ...rest,
      reference: paymentId,
      amountMinor: totalMinor,
      method: { bankCode, productCode, productName, group },
    };
    return { redirectUrl: await openCharge(context, charge) };
  },
  cancel: (context, paymentId) => cancelCharge(context, paymentId),
  async readCallback(context, headers, rawBody) {
    const refused = failure('CALLBACK_REFUSED', 'Signature refused');
    const signature = headers[SIGNATURE_HEADER];
    if (typeof signature !== 'string' || !isGenuine(context, signature, rawBody)) return refused;
    const parsed = parseNotice(rawBody);
    const currency = parsed?.success ? parseCurrency(parsed.output.currency) : undefined;
    if (!parsed?.success || !currency) return refused;
    const {
      event_id: eventId,
      reference: paymentId,
      kind,
      amount_minor: amountMinor,
      occurred_at: occurredAt,
    } = parsed.output;
    return success({ eventId, paymentId, kind, amountMinor, currency, occurredAt: new Date(occurredAt) });
  },
};
