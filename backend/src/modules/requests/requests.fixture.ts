import { bookHotel } from '../../../testing/hotel-guest.ts';
import type { BookedHotel } from '../../../testing/hotel-guest.ts';
import { settleBooking, startTestBackend, type TestBackend } from '../../testing.ts';
import { adminOrdersModule } from '../admin-orders/index.ts';
import { auditModule } from '../audit/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { contentModule } from '../content/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { paymentModule } from '../payment/index.ts';
import { requestsModule } from './index.ts';

export type Order = BookedHotel;
export const REASON = 'My mother is ill, so we stay at home.';

/** A backend where stays are bought, money is asked back and answered. */
export function startDesk(): Promise<TestBackend> {
  const modules = [
    bookingsModule,
    hotelModule,
    gatewayModule,
    paymentModule,
    auditModule,
    requestsModule,
    contentModule,
    adminOrdersModule,
  ];
  return startTestBackend({ modules, env: { HELP_DESK_EMAIL: 'desk@example.com' } });
}

/** What travellers and those who run the shop do at that backend. */
export function createDesk(backendOf: () => TestBackend) {
  const ask = (json: object, options: object = {}) =>
    backendOf().call('POST', '/api/v1/messages/create-new', { json, ...options });

  return {
    ask,
    /** A paid stay of four nights from 7 December; `flexible` is free to cancel until the day before. */
    async buy({ hotelKey = 'HTL-DPS-001', flexible = true, as = 'basic', paid = true } = {}): Promise<Order> {
      const order = await bookHotel(backendOf(), { hotelKey, flexible, as });
      if (paid) await settleBooking(backendOf(), order.id);
      return order;
    },
    refund: (order: Pick<Order, 'code' | 'email'>, more: object = {}, options: object = {}) =>
      ask({ type: 'refund', order_id: order.code, reason: REASON, email: order.email, ...more }, options),
    answer: (id: string, json: object, as = 'admin') =>
      backendOf().call('POST', `/api/v1/admin/request/${id}`, { json, as }),
    async guestOrder({ code, email }: Order) {
      const { body } = await backendOf().call('POST', '/api/v1/guest-order', { json: { email, order_id: code } });
      return body.data.data.carts[0];
    },
    mailsTo: (recipient: string) =>
      backendOf()
        .context.db.selectFrom('mails')
        .select(['subject', 'text'])
        .where('recipient', '=', recipient)
        .orderBy('number')
        .execute(),
  };
}
