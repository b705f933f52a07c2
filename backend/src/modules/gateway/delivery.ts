import type { FastifyInstance } from 'fastify';
import { defineJob } from '../../app/jobs.ts';
import type { BackendContext } from '../../app/context.ts';
import { DELIVER_JOB, expireIfDue, PAY_LATE_JOB, payIfLate } from './charge.service.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const CALLBACK_PATH = '/api/v1/payment/callback';
const ANSWER_WITHIN_MS = 10_000;

const shops = new WeakMap<BackendContext, FastifyInstance>();

/** The shop is this process's own server, which a worker has without a port, unless `GATEWAY_CALLBACK_ORIGIN` names another. */
export function rememberShop(app: FastifyInstance, context: BackendContext): void {
  shops.set(context, app);
}

/** Gives the status of the shop's answer. */
async function tellShop(context: BackendContext, body: string): Promise<number> {
  const message = {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(context, body) },
    body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  } as const;
  const origin = context.config.settings.GATEWAY_CALLBACK_ORIGIN;
  if (!origin) return (await shops.get(context)!.inject({ url: CALLBACK_PATH, ...message })).statusCode;
  const response = await fetch(origin + CALLBACK_PATH, message);
  await response.arrayBuffer();
  return response.status;
}

async function loadNotice(context: BackendContext, eventId: string) {
  return context.db
    .selectFrom('gateway_notices')
    .innerJoin('gateway_charges', 'gateway_charges.token', 'gateway_notices.token')
    .select(['kind', 'occurred_at', 'delivered_at', 'reference', 'amount_minor', 'currency'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
}

/** Tells the shop and waits for its answer; throws when the shop did not take the message. */
export async function deliverNotice(
  context: BackendContext,
  eventId: string,
  options: { again?: boolean } = {},
): Promise<void> {
  const notice = await loadNotice(context, eventId);
  if (notice.delivered_at && !options.again) return;
  const body = JSON.stringify({
    event_id: eventId,
    reference: notice.reference,
    kind: notice.kind,
    amount_minor: notice.amount_minor,
    currency: notice.currency,
    occurred_at: notice.occurred_at.toISOString(),
  });
  const status = await tellShop(context, body);
  if (status >= 300) throw new Error(`The shop answered ${status} to notice ${eventId}`);
  await context.db
    .updateTable('gateway_notices')
    .set({ delivered_at: context.clock.now() })
    .where('event_id', '=', eventId)
    .execute();
}

/** Tells the shop at once so that the payer need not wait for the queue; what fails here is repeated by the job. */
export async function deliverSoon(context: BackendContext, eventId: string | undefined, times = 1): Promise<void> {
  if (!eventId) return;
  const deliveries = Array.from({ length: times }, () => deliverNotice(context, eventId, { again: times > 1 }));
  for (const result of await Promise.allSettled(deliveries)) {
    if (result.status === 'rejected')
      context.log.warn({ err: result.reason as unknown, eventId }, 'notice will be sent again');
  }
}

/** Late payers and charges whose deadline passed, found by the clock. */
export async function sweepCharges(context: BackendContext): Promise<void> {
  const now = context.clock.now();
  const due = await context.db
    .selectFrom('gateway_charges')
    .select('token')
    .where('status', '=', 'pending')
    .where('deadline_at', '<=', now)
    .limit(500)
    .execute();
  for (const { token } of due) await expireIfDue(context, token);
  const late = await context.db
    .selectFrom('gateway_charges')
    .select('token')
    .where('pay_late_at', '<=', now)
    .limit(500)
    .execute();
  for (const { token } of late) await payIfLate(context, token);
}

export const gatewayJobs = [
  defineJob<{ eventId: string }>({
    name: DELIVER_JOB,
    retry: { limit: 12, delaySeconds: 2, backoff: true },
    handler: ({ eventId }, context) => deliverNotice(context, eventId),
    async onDead({ eventId }, context) {
      context.log.error({ eventId }, 'the shop never took this notice');
    },
  }),
  defineJob<{ token: string }>({
    name: PAY_LATE_JOB,
    async handler({ token }, context) {
      await deliverSoon(context, await payIfLate(context, token));
    },
  }),
  defineJob({ name: 'gateway.sweep', schedule: '* * * * *', handler: (_data, context) => sweepCharges(context) }),
];
