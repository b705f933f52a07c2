import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../src/app/schema.ts';
import type { Acknowledged } from './payment-storm.ts';

type Row = Record<string, unknown>;

/** Rows that break a rule, by rule; a sound database gives none. */
const RULES: Readonly<Record<string, RawBuilder<Row>>> = {
  'a booking is settled once at most': sql`
    select booking_id, count(*) from booking_events where kind = 'payment-settled' group by 1 having count(*) > 1`,
  'a paid booking was settled, an unpaid one was not': sql`
    select id, payment_status from bookings where (payment_status = 'paid') <> exists (
      select from booking_events where booking_id = bookings.id and kind = 'payment-settled')`,
  'the timeline names the payment that paid, and that payment counts': sql`
    select bookings.id from bookings join booking_events on booking_id = bookings.id and kind = 'payment-settled'
      where not exists (select from payments join payment_bookings on payment_id = payments.id
        where payment_bookings.booking_id = bookings.id and no_trx = note and payment_status = 'paid')`,
  'money that arrived is kept for bookings or marked to go back, to the last rupiah': sql`
    select payments.id, max(refund_minor) refund_minor from payments
      join payment_bookings on payment_id = payments.id
      left join booking_events on booking_events.booking_id = payment_bookings.booking_id
        and booking_events.kind = 'payment-settled' and note = no_trx
      where paid_at is not null or refund_minor > 0
      group by payments.id
      having max(refund_minor) <> case when count(booking_events.id) = 0
        then max(payments.amount_minor - discount_minor + fee_minor)
        else coalesce(sum(payment_bookings.amount_minor) filter (where booking_events.id is null), 0) end`,
  'every settled message found its payment, and each payment with money has one': sql`
    select id from payments where (paid_at is not null or refund_minor > 0) <> exists (
      select from payment_events where payment_id = payments.id and kind = 'settled')`,
  'no payment of an ended or paid booking waits for money': sql`
    select payments.id from payments join payment_bookings on payment_id = payments.id
      join bookings on bookings.id = booking_id
      where payments.payment_status in ('unpaid', 'process') and bookings.payment_status = 'paid'`,
  'what is sold of a stock is what bookings hold': sql`
    select stock.*, coalesce(held.count, 0) held from service_stock stock left join (
      select service, product, part, day, sum(count) count from service_holds,
        jsonb_to_recordset(items) as item (service text, product text, part text, day text, count integer)
        where released_at is null group by 1, 2, 3, 4) held using (service, product, part, day)
      where sold <> coalesce(held.count, 0)`,
  'an ended booking holds nothing, every other one does': sql`
    select bookings.id, payment_status from bookings left join service_holds on booking_id = bookings.id
      where (payment_status in ('expired', 'canceled')) <> (released_at is not null) or booking_id is null`,
  'a code in use is on its booking with its discount, and on no other': sql`
    select bookings.id, promo_code from bookings left join promo_uses on booking_id = bookings.id and returned_at is null
      left join promo_codes on promo_codes.id = promo_id
      where payment_status <> 'expired'
        and (promo_code is distinct from promo_codes.code or bookings.discount_minor <> coalesce(promo_uses.discount_minor, 0))
        or payment_status = 'expired' and promo_uses.id is not null`,
  'a code is never used more often than it may be': sql`
    select code from promo_codes where max_uses < (
      select count(*) from promo_uses where promo_id = promo_codes.id and returned_at is null)`,
  'one receipt for each payment that counts': sql`
    select no_trx, payment_status from payments where (payment_status = 'paid')::int <> (
      select count(*) from mails where subject like 'Payment received%' || no_trx || '%')`,
  'a voucher for each paid booking, once': sql`
    select bookings.id from bookings where (payment_status = 'paid')::int <> (
      select count(*) from booking_events where booking_id = bookings.id and kind = 'issued')`,
  'no call is left half done': sql`select scope, key from idempotency_keys where answer is null`,
};

export async function findBrokenRules(db: Db): Promise<Record<string, Row[]>> {
  const broken: Record<string, Row[]> = {};
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}

type Check = readonly [fact: object, query: RawBuilder<Row>];

function orderChecks({ bookings, payments, discounts }: Acknowledged): Check[] {
  return [
    ...bookings.map((booking): Check => [
      booking,
      sql`select id from bookings
        where id = ${booking.id} and code = ${booking.code} and amount_minor = ${booking.totalPrice}`,
    ]),
    ...payments.map((payment): Check => [
      payment,
      sql`select id from payments where id = ${payment.id} and no_trx = ${payment.number}
        and amount_minor - discount_minor + fee_minor = ${payment.amount}
        and (select array_agg(booking_id::text order by booking_id) from payment_bookings where payment_id = id)
          = ${[...payment.bookingIds].sort()}::text[]`,
    ]),
    ...discounts.map((discount): Check => [
      discount,
      sql`select booking_id from promo_uses join promo_codes on promo_codes.id = promo_id
        where booking_id = ${discount.bookingId} and code = ${discount.code}`,
    ]),
  ];
}

function moneyChecks({ pages, paidPages, notices }: Acknowledged): Check[] {
  return [
    ...pages.map((page): Check => [
      page,
      sql`select token from gateway_charges where token = ${page.token} and reference = ${page.paymentId}`,
    ]),
    ...paidPages.map((paid): Check => [
      paid,
      sql`select token from gateway_charges where token = ${paid.token} and status = 'paid' and exists (
        select from gateway_notices join payment_events on payment_events.event_id = gateway_notices.event_id::text
          where gateway_notices.token = ${paid.token} and gateway_notices.kind = 'settled')`,
    ]),
    ...notices.map((notice): Check => [
      notice,
      sql`select event_id from payment_events
        where event_id = ${notice.eventId} and ${notice.outcome} in (outcome, 'duplicate')`,
    ]),
  ];
}

/** What was confirmed to a caller and is not so in the database. */
export async function findLostWrites(db: Db, acknowledged: Acknowledged): Promise<object[]> {
  const lost: object[] = [];
  for (const [fact, query] of [...orderChecks(acknowledged), ...moneyChecks(acknowledged)]) {
    if ((await query.execute(db)).rows.length !== 1) lost.push(fact);
  }
  return lost;
}
