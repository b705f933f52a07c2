import { randomBytes, randomUUID } from 'node:crypto';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type { Selectable } from 'kysely';
import { notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Database, Trx } from '../../app/schema.ts';
import { accountFor } from './account.ts';
import type { ChargeLine, ChargeMethod, ChargeRow } from './tables.ts';

export type Charge = Selectable<ChargeRow>;
export type NoticeKind = Database['gateway_notices']['kind'];

export const DELIVER_JOB = 'gateway.deliver';
export const PAY_LATE_JOB = 'gateway.pay-late';
/** How long after the deadline the test payer pays when asked to be late. */
export const LATE_BY_MS = 5_000;
const CODE_TRIES = 3;

export interface NewCharge {
  readonly reference: string;
  readonly number: string;
  readonly method: ChargeMethod;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly lines: readonly ChargeLine[];
  readonly payerName: string;
  readonly locale: Locale;
  readonly deadlineAt: Date;
  readonly returnPath: string;
}

/** Opens the charge of one payment, once, and gives the path of its page. */
export async function openCharge(context: BackendContext, wanted: NewCharge): Promise<string> {
  const now = context.clock.now();
  await context.db
    .insertInto('gateway_charges')
    .values({
      token: randomBytes(24).toString('base64url'),
      reference: wanted.reference,
      number: wanted.number,
      method: JSON.stringify(wanted.method),
      currency: wanted.currency,
      amount_minor: wanted.amountMinor,
      fee_minor: wanted.feeMinor,
      lines: JSON.stringify(wanted.lines),
      payer_name: wanted.payerName,
      account: accountFor(wanted.method, wanted.reference, wanted.number, wanted.amountMinor),
      locale: wanted.locale,
      return_path: wanted.returnPath,
      deadline_at: wanted.deadlineAt,
      status: 'pending',
      card_label: null,
      pay_late_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((clash) => clash.column('reference').doNothing())
    .execute();
  const { token } = await context.db
    .selectFrom('gateway_charges')
    .select('token')
    .where('reference', '=', wanted.reference)
    .executeTakeFirstOrThrow();
  return `/gateway/pay/${token}`;
}

/** The payer chose another way to pay; the page says so from now on. */
export async function cancelCharge(context: BackendContext, reference: string): Promise<void> {
  await context.db
    .updateTable('gateway_charges')
    .set({ status: 'canceled', updated_at: context.clock.now() })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .execute();
}

async function change(
  trx: Trx,
  token: string,
  at: Date,
  set: Partial<Omit<Charge, 'method' | 'lines'>>,
): Promise<void> {
  await trx
    .updateTable('gateway_charges')
    .set({ ...set, updated_at: at })
    .where('token', '=', token)
    .execute();
}

async function lockCharge(trx: Trx, token: string): Promise<Charge> {
  const charge = await trx
    .selectFrom('gateway_charges')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!charge) throw notFound('404 Not Found');
  return charge;
}

/** The notice and its delivery are written with the change they tell about: neither can be lost alone. */
async function addNotice(context: BackendContext, trx: Trx, token: string, kind: NoticeKind): Promise<string> {
  const eventId = randomUUID();
  const now = context.clock.now();
  await trx
    .insertInto('gateway_notices')
    .values({ event_id: eventId, token, kind, occurred_at: now, delivered_at: null, created_at: now })
    .execute();
  await context.jobs.enqueue(trx, DELIVER_JOB, { eventId });
  return eventId;
}

type Step = (trx: Trx, charge: Charge) => Promise<string | undefined>;

async function withCharge(context: BackendContext, token: string, step: Step): Promise<string | undefined> {
  return context.db.transaction().execute(async (trx) => step(trx, await lockCharge(trx, token)));
}

/**
 * The payer's money arrives. A charge that was replaced or failed still takes it, as a bank transfer would; a paid one
 * does not take it twice. Gives the id of the notice for the shop.
 */
export function pay(context: BackendContext, token: string): Promise<string | undefined> {
  return withCharge(context, token, async (trx, charge) => {
    if (charge.status === 'paid') return undefined;
    await change(trx, token, context.clock.now(), { status: 'paid', pay_late_at: null });
    return addNotice(context, trx, token, 'settled');
  });
}

export function fail(context: BackendContext, token: string): Promise<string | undefined> {
  return withCharge(context, token, async (trx, charge) => {
    if (charge.status !== 'pending') return undefined;
    await change(trx, token, context.clock.now(), { status: 'failed', card_label: null });
    return addNotice(context, trx, token, 'failed');
  });
}

export async function payLate(context: BackendContext, token: string): Promise<void> {
  await withCharge(context, token, async (trx, charge) => {
    if (charge.status !== 'pending' || charge.pay_late_at) return undefined;
    const payAt = new Date(charge.deadline_at.getTime() + LATE_BY_MS);
    const now = context.clock.now();
    await change(trx, token, now, { pay_late_at: payAt });
    await context.jobs.enqueue(
      trx,
      PAY_LATE_JOB,
      { token },
      { startAfterSeconds: (payAt.getTime() - now.getTime()) / 1000 },
    );
    return undefined;
  });
}

export function payIfLate(context: BackendContext, token: string): Promise<string | undefined> {
  return withCharge(context, token, async (trx, charge) => {
    const now = context.clock.now();
    if (!charge.pay_late_at || charge.pay_late_at.getTime() > now.getTime() || charge.status === 'paid')
      return undefined;
    await change(trx, token, now, { status: 'paid', pay_late_at: null });
    return addNotice(context, trx, token, 'settled');
  });
}

export function expireIfDue(context: BackendContext, token: string): Promise<string | undefined> {
  return withCharge(context, token, async (trx, charge) => {
    const now = context.clock.now();
    if (charge.status !== 'pending' || charge.deadline_at.getTime() > now.getTime()) return undefined;
    await change(trx, token, now, { status: 'expired', card_label: null });
    return addNotice(context, trx, token, 'expired');
  });
}

/** The bank asks the card holder for the code from their phone. */
export async function beginChallenge(context: BackendContext, token: string, cardLabel: string): Promise<void> {
  await withCharge(context, token, async (trx, charge) => {
    if (charge.status === 'pending')
      await change(trx, token, context.clock.now(), { card_label: cardLabel, wrong_codes: 0 });
    return undefined;
  });
}

/** Counts a wrong code; true when there is no try left. */
export async function countWrongCode(context: BackendContext, token: string): Promise<boolean> {
  const row = await context.db
    .updateTable('gateway_charges')
    .set((charge) => ({ wrong_codes: charge('wrong_codes', '+', 1) }))
    .where('token', '=', token)
    .returning('wrong_codes')
    .executeTakeFirst();
  return (row?.wrong_codes ?? CODE_TRIES) >= CODE_TRIES;
}

export async function findCharge(context: BackendContext, token: string): Promise<Charge | undefined> {
  return context.db.selectFrom('gateway_charges').selectAll().where('token', '=', token).executeTakeFirst();
}
