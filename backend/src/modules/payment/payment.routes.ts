import { CHECKOUT, MERCHANT, REDIRECT } from '@wisata/kernel/contracts/payment';
import { ADD_PAYMENT, MERCHANTS_QUERY, REDIRECT_REQUEST } from '@wisata/kernel/contracts/payment-requests';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { amountsIn } from '../../app/amount.ts';
import { drawing, notFound, ok, SVG, unauthenticated } from '../../app/envelope.ts';
import { withIdempotency } from '../../app/idempotency.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteRequest } from '../../app/route.ts';
import { findBooking, payableMinor, refreshBookings } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { cancelChargesSoon, getGateway, searchMerchants } from './gateways.ts';
import { drawMerchantLogo, logoPath } from './merchant-logo.ts';
import { findRefusal, formatRefusal, isOutOfReach, merchantFeeMinor } from './merchant.rules.ts';
import { retryLocks } from './order-locks.ts';
import { openPage, withPage } from './payment-page.ts';
import { findPayment, searchBookingIds, totalMinor } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import { earliestLimit, getSum } from './order-price.ts';
import { addPayment, mayAccessPayment } from './payment.service.ts';
import type { Viewer } from './payment.service.ts';
import { toCheckout } from './payment.view.ts';
import { receiveNotice, refreshPayment, settleUncharged } from './settlement.service.ts';
import { transactionRoutes } from './transaction.routes.ts';

type Caller = Pick<RouteRequest, 'user' | 'headers'>;

const viewerOf = (request: Caller, email?: string | null): Viewer => ({
  userId: request.user?.id,
  email: email ?? undefined,
});

function localeOf(request: Caller, chosen: Locale | undefined): Locale {
  return chosen ?? (/^\s*id\b/i.test(request.headers['accept-language'] ?? '') ? 'id' : 'en');
}

export async function getPayment(context: BackendContext, id: string, viewer: Viewer): Promise<Payment> {
  const payment = await findPayment(context.db, id);
  if (!payment || !mayAccessPayment(payment, viewer)) throw notFound('Transaction not found', 'PAYMENT_NOT_FOUND');
  return refreshPayment(context, payment);
}

/** A guest's booking id is a secret of its own, so prices may be asked with it alone; a member's needs the member. */
const mayPrice = (booking: Booking, viewer: Viewer) => booking.userId === null || booking.userId === viewer.userId;

async function loadPriced(context: BackendContext, ids: readonly string[], viewer: Viewer): Promise<Booking[]> {
  const bookingIds = new Set<string>();
  for (const id of ids) {
    const payment = await findPayment(context.db, id);
    for (const found of payment ? await searchBookingIds(context.db, [payment.id]) : [id]) bookingIds.add(found);
  }
  const bookings = await Promise.all([...bookingIds].map((id) => findBooking(context.db, id)));
  const visible = bookings.filter((booking) => booking !== undefined && mayPrice(booking, viewer)) as Booking[];
  if (visible.length === 0 || visible.length !== bookings.length)
    throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  return refreshBookings(context, visible);
}

function listMerchants(context: BackendContext, bookings: readonly Booking[], locale: Locale) {
  const payable = getSum(bookings, payableMinor);
  const { currency } = payable;
  if (payable.minor === 0) return [];
  const millisecondsLeft = earliestLimit(bookings).getTime() - context.clock.now().getTime();
  const holdMilliseconds = Math.min(...bookings.map((each) => each.timeLimitAt.getTime() - each.createdAt.getTime()));
  const offered = searchMerchants(context).filter((merchant) => !isOutOfReach(merchant, holdMilliseconds));
  return offered.map((merchant) => {
    const refusal = findRefusal(merchant, { amountMinor: payable.minor, currency, millisecondsLeft });
    const feeMinor = merchantFeeMinor(merchant, payable.minor);
    const amount = amountsIn(currency);
    return {
      id: merchant.id,
      bankCode: merchant.bankCode,
      productCode: merchant.productCode,
      productName: merchant.productName,
      logo: logoPath(merchant.productCode),
      label: merchant.label,
      group: merchant.group,
      fee: amount(feeMinor),
      feePercent: merchant.feePercent,
      total: amount(payable.minor + feeMinor),
      currency,
      minAmount: amount(merchant.minMinor),
      maxAmount: amount(merchant.maxMinor),
      minutesToConfirm: merchant.minutesToConfirm,
      available: refusal === undefined,
      reason: refusal ? formatRefusal(merchant, refusal, locale) : null,
      reasonCode: refusal?.code ?? null,
    };
  });
}

export const paymentRoutes = () => [
  defineRoute({
    method: 'GET',
    path: '/media/merchant/:file',
    access: 'open',
    summary: 'A neutral picture of a way to pay, an SVG',
    params: v.object({ file: v.string() }),
    response: SVG,
    handler: async ({ params }) => drawing(drawMerchantLogo(params.file.replace(/\.svg$/i, '').toUpperCase())),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/payment/merchant-info',
    access: 'public',
    summary:
      'Ways to pay for bookings (one id or a comma list) or a transaction, with fee, limits and why one is closed; none where nothing is left to pay',
    query: MERCHANTS_QUERY,
    response: v.array(MERCHANT),
    async handler(request, context) {
      const { id, email, locale } = request.query;
      const ids = id
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      return listMerchants(
        context,
        await loadPriced(context, ids, viewerOf(request, email)),
        localeOf(request, locale),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/payment/add',
    access: 'public',
    summary:
      'Starts one payment for one or more bookings of the caller, with its page where that is the next step, and ends it where nothing is left to pay; repeats with the same Idempotency-Key give the first answer',
    body: ADD_PAYMENT,
    response: CHECKOUT,
    rateLimit: { max: 60, windowSeconds: 60 },
    async handler(request, context) {
      const { body } = request;
      const viewer = viewerOf(request, body.email);
      const wanted = {
        bookingIds: body.bookings,
        bankCode: body.bank_code,
        productCode: body.product_code,
        promoCode: body.promo_code ?? undefined,
        title: body.title ?? undefined,
        amount: body.amount ?? undefined,
        locale: localeOf(request, body.locale),
      };
      const add = async (trx: Trx) => {
        const added = await addPayment(context, trx, wanted, viewer);
        const isCharged = totalMinor(added.payment) > 0;
        const payment = isCharged ? added.payment : await settleUncharged(context, trx, added.payment);
        return { data: toCheckout(payment), replaced: added.replaced };
      };
      const { data, replaced } = await retryLocks(() => withIdempotency(context, request, 'payment/add', add));
      await cancelChargesSoon(context, replaced);
      return ok(await withPage(context, data), 'Success');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/merchant/redirect-url',
    access: 'public',
    summary: 'The page of the payment gateway on which this transaction is paid',
    body: REDIRECT_REQUEST,
    response: REDIRECT,
    async handler(request, context) {
      const payment = await getPayment(context, request.body.id, viewerOf(request, request.body.email));
      return { redirect_url: await openPage(context, payment) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/payment/callback',
    access: 'open',
    summary: 'Signed messages of the payment gateway',
    response: v.object({ outcome: v.string() }),
    async handler(request, context) {
      const notice = await getGateway(context).readCallback(context, request.headers, request.rawBody);
      if (!notice.ok) throw unauthenticated(notice.failure.message, 'CALLBACK_REFUSED');
      return { outcome: notice.data ? await receiveNotice(context, notice.data) : 'ignored' };
    },
  }),
  ...transactionRoutes(),
];
