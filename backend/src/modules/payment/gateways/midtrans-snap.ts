import type { BackendContext } from '../../../app/context.ts';
import type { Merchant } from '../merchants.ts';
import type { ChargeRequest } from '../port.ts';

/** Our ways to pay in Snap's words. */
const CHANNELS: Readonly<Record<string, readonly string[]>> = {
  BCAVA: ['bca_va'],
  MANDIRIVA: ['echannel'],
  BNIVA: ['bni_va'],
  BRIVA: ['bri_va'],
  PERMATAVA: ['permata_va'],
  CIMBVA: ['cimb_va'],
  BSIVA: ['bsi_va'],
  DANAMONVA: ['danamon_va'],
  CREDITCARD: ['credit_card'],
  QRIS: ['other_qris'],
  GOPAY: ['gopay'],
  OVO: ['ovo'],
  DANA: ['dana'],
  SHOPEEPAY: ['shopeepay'],
  INDOMARET: ['indomaret'],
  ALFAMART: ['alfamart'],
  PAYLATER: ['kredivo', 'akulaku'],
};

export function findChannels(merchant: Merchant): readonly string[] | undefined {
  return CHANNELS[merchant.productCode];
}

const NAME_LENGTH = 50;
const JAKARTA_MS = 7 * 3_600_000;
/** Below this Snap does not let its page end by itself; the charge's own deadline still holds. */
const SHORTEST_PAGE_MINUTES = 5;

const jakartaTime = (instant: Date) =>
  `${new Date(instant.getTime() + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ')} +0700`;

/** Lines and fee as items; Snap refuses items that do not add up to the total. */
function itemsOf({ lines, feeMinor, locale }: ChargeRequest) {
  const items = lines.map(({ title, amountMinor }, index) => ({
    id: `line-${index + 1}`,
    price: amountMinor,
    quantity: 1,
    name: title.slice(0, NAME_LENGTH),
  }));
  if (feeMinor === 0) return items;
  return [
    ...items,
    { id: 'fee', price: feeMinor, quantity: 1, name: locale === 'id' ? 'Biaya pembayaran' : 'Payment fee' },
  ];
}

/** The body of Snap's transaction call; rupiah have no decimals there either. */
export function toSnapTransaction({ clock, config }: BackendContext, request: ChargeRequest, orderId: string): object {
  const now = clock.now();
  // Rounded down: Snap must close before the shop does.
  const minutes = Math.max(1, Math.floor((request.deadlineAt.getTime() - now.getTime()) / 60_000));
  return {
    transaction_details: { order_id: orderId, gross_amount: request.totalMinor },
    item_details: itemsOf(request),
    customer_details: { first_name: request.payerName, email: request.payerEmail },
    enabled_payments: findChannels(request.merchant) ?? [],
    credit_card: { secure: true },
    expiry: { start_time: jakartaTime(now), unit: 'minutes', duration: minutes },
    ...(minutes >= SHORTEST_PAGE_MINUTES ? { page_expiry: { unit: 'minutes', duration: minutes } } : {}),
    callbacks: { finish: config.baseUrl + request.returnPath },
    custom_field1: request.number,
  };
}
