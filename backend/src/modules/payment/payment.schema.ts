import * as v from 'valibot';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
const email = v.pipe(v.string(), v.trim(), v.email('Enter a valid e-mail address.'));
const positive = (fallback: number, max: number) =>
  v.fallback(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);
const day = v.union(
  [v.literal(''), v.pipe(v.string(), v.isoDate('Use the form YYYY-MM-DD.'))],
  'Use the form YYYY-MM-DD.',
);

export const localeField = v.optional(v.picklist(['en', 'id'], 'Use en or id.'));

export const addBody = v.object({
  bookings: v.pipe(
    v.array(v.string(), 'Give the booking ids as a list.'),
    v.minLength(1, 'Choose what to pay for.'),
    v.maxLength(20, 'Pay for at most 20 bookings at once.'),
  ),
  promo_code: v.optional(v.nullable(text(40))),
  bank_code: v.pipe(text(40), v.nonEmpty('Choose how to pay.')),
  product_code: v.pipe(text(40), v.nonEmpty('Choose how to pay.')),
  title: v.optional(v.nullable(text(200))),
  amount: v.optional(v.nullable(v.number('The amount is a number.'))),
  email: v.optional(v.nullable(email)),
  locale: localeField,
});

export const redirectBody = v.object({
  id: v.pipe(v.string('Give the transaction id.'), v.nonEmpty('Give the transaction id.')),
  email: v.optional(v.nullable(email)),
});

export const idParams = v.object({ id: v.string() });

export const merchantQuery = v.object({
  id: v.pipe(
    v.string('Give a booking or transaction id.'),
    v.nonEmpty('Give a booking or transaction id.'),
    v.maxLength(1000),
  ),
  email: v.optional(v.string()),
  locale: localeField,
});

export const transactionQuery = v.object({
  keyword: v.optional(text(100), ''),
  service: v.optional(text(300), ''),
  startDate: v.optional(day, ''),
  endDate: v.optional(day, ''),
  page: v.optional(positive(1, 100_000), '1'),
  limit: v.optional(positive(10, 100), '10'),
});

export const guestOrderBody = v.object({
  email: v.pipe(v.string('Enter the e-mail address of the order.'), v.trim(), v.email('Enter a valid e-mail address.')),
  order_id: v.pipe(v.string('Enter the order ID.'), v.trim(), v.nonEmpty('Enter the order ID.'), v.maxLength(60)),
});

/** `refund` is what the traveller was told comes back, as a decimal number. */
export const guestCancelBody = v.object({
  ...guestOrderBody.entries,
  refund: v.optional(v.pipe(v.number('The amount is a number.'), v.minValue(0, 'The amount is a number.')), 0),
});

export const merchant = v.object({
  id: v.number(),
  bankCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  logo: v.string(),
  label: v.string(),
  group: v.picklist(['virtual-account', 'card', 'qris', 'e-wallet', 'retail', 'paylater']),
  fee: v.number(),
  feePercent: v.number(),
  total: v.number(),
  currency: v.picklist(['IDR', 'SGD']),
  minAmount: v.number(),
  maxAmount: v.number(),
  minutesToConfirm: v.number(),
  available: v.boolean(),
  reason: v.nullable(v.string()),
  reasonCode: v.nullable(v.string()),
});
