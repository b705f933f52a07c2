import { orderLine } from '@wisata/kernel/contracts/order-line';
import { promoChoiceAnswer } from '@wisata/kernel/contracts/order-answers';
import { BEST_PROMO_ANSWER, PUBLIC_PROMO } from '@wisata/kernel/contracts/promo';
import {
  APPLY_PROMO,
  BEST_PROMO_REQUEST,
  PROMOS_QUERY,
  PROMO_CHOICE_QUERY,
} from '@wisata/kernel/contracts/promo-requests';
import * as v from 'valibot';
import { ok } from '../../app/envelope.ts';
import { withIdempotency } from '../../app/idempotency.ts';
import { lookupRoute } from '../../app/public-route.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import { toOrderLine } from '../bookings/index.ts';
import { toPlannedOrder, toPromoOrder } from './promo-order.ts';
import { searchPromos } from './promo.repository.ts';
import { applyPromo, getPromoBooking } from './promo.service.ts';
import { byUsefulness, findBestPromo, isRunning, toPromoAnswer, toPublicPromo } from './promo.view.ts';

/** Of codes alone, before there is an order. */
const codeRoutes = [
  lookupRoute({
    path: '/api/v1/promo-code/list',
    isBeyondContract: true,
    summary: 'Every voucher code that is running and not used up, with what it needs',
    query: PROMOS_QUERY,
    response: v.array(PUBLIC_PROMO),
    isSameForAll: true,
    async answer(_query, locale, context) {
      const now = context.clock.now();
      const promos = await searchPromos(context.db, now);
      return promos.filter((found) => isRunning(found, now)).map((found) => toPublicPromo(found, locale));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/promo-code/best',
    isBeyondContract: true,
    access: 'public',
    summary: 'The voucher code that would take most off something that is about to be booked',
    body: BEST_PROMO_REQUEST,
    response: BEST_PROMO_ANSWER,
    async handler({ body, headers }, context) {
      const now = context.clock.now();
      const promos = await searchPromos(context.db, now);
      const view = { now, locale: requestLocale(headers, body.locale ?? undefined) };
      return { best: findBestPromo(promos, toPlannedOrder(body, now), view) };
    },
  }),
];

export const promoRoutes = () => [
  ...codeRoutes,
  defineRoute({
    method: 'GET',
    path: '/api/v1/promo-code/booking-promo-available',
    access: 'public',
    summary:
      'An order and every voucher code: those it can use first, each with its discount or the reasons against it',
    query: PROMO_CHOICE_QUERY,
    response: promoChoiceAnswer(),
    async handler({ query, user, headers }, context) {
      const booking = await getPromoBooking(context, query.booking, { userId: user?.id, email: query.email });
      const now = context.clock.now();
      const view = { now, locale: requestLocale(headers, query.locale ?? undefined) };
      const order = toPromoOrder(context, booking);
      const promos = await searchPromos(context.db, now, booking.id);
      const promoCodes = promos.map((found) => toPromoAnswer(found, { booking, order }, view)).sort(byUsefulness);
      return { booking: toOrderLine(booking, view.locale), promoCodes };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/promo-code/applied',
    access: 'public',
    summary: 'Puts a voucher code on an unpaid order, or takes it off; refused while a payment is pending',
    body: APPLY_PROMO,
    response: orderLine(),
    rateLimit: { max: 120, windowSeconds: 60 },
    async handler(request, context) {
      const { booking: bookingId, promo_code: code, email } = request.body;
      const viewer = { userId: request.user?.id, email: email ?? undefined };
      await getPromoBooking(context, bookingId, viewer);
      const line = await withIdempotency(context, request, 'promo-code/applied', async (trx) =>
        toOrderLine(await applyPromo(context, trx, { bookingId, code }, viewer), requestLocale(request.headers)),
      );
      return ok(line, code === null ? 'Voucher code removed' : 'Voucher code applied');
    },
  }),
];
