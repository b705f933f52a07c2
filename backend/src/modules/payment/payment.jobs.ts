import { defineJob } from '../../app/jobs.ts';
import type { BackendContext } from '../../app/context.ts';
import { getGateway } from './gateways.ts';
import { PENDING_STATUSES, searchOpenPayments, searchOrphanPayments } from './payment.repository.ts';
import { CANCEL_CHARGE_JOB, EXPIRE_PAYMENT_JOB } from './payment.service.ts';
import { expirePaymentIfDue, receiveNotice, sweepDuePayments } from './settlement.service.ts';

const ORPHANS_AT_ONCE = 200;
const ASKED_AT_ONCE = 100;

/** Closes the gateway's page of payments whose bookings were all canceled, so that nobody pays for a canceled order. */
async function closeOrphans(context: BackendContext): Promise<void> {
  for (const id of await searchOrphanPayments(context.db, ORPHANS_AT_ONCE)) {
    await context.db.transaction().execute(async (trx) => {
      const closed = await trx
        .updateTable('payments')
        .set({ payment_status: 'canceled', updated_at: context.clock.now() })
        .where('id', '=', id)
        .where('payment_status', 'in', PENDING_STATUSES)
        .returning('id')
        .executeTakeFirst();
      if (closed) await context.jobs.enqueue(trx, CANCEL_CHARGE_JOB, { id });
    });
  }
}

/** A provider whose message got lost is asked, so that paid orders neither wait nor expire. */
async function askAboutOpenPayments(context: BackendContext): Promise<void> {
  const gateway = getGateway(context);
  if (!gateway.findNotice) return;
  for (const id of await searchOpenPayments(context.db, ASKED_AT_ONCE)) {
    const notice = await gateway.findNotice(context, id);
    if (notice) await receiveNotice(context, notice);
  }
}

export const paymentJobs = [
  defineJob<{ id: string }>({
    name: EXPIRE_PAYMENT_JOB,
    handler: ({ id }, context) => expirePaymentIfDue(context, id),
  }),
  defineJob<{ id: string }>({
    name: CANCEL_CHARGE_JOB,
    retry: { limit: 8, delaySeconds: 5, backoff: true },
    handler: ({ id }, context) => getGateway(context).cancel(context, id),
  }),
  defineJob({
    name: 'payment.ask',
    schedule: '* * * * *',
    handler: (_data, context) => askAboutOpenPayments(context),
  }),
  defineJob({
    name: 'payment.sweep',
    schedule: '* * * * *',
    async handler(_data, context) {
      await sweepDuePayments(context);
      await closeOrphans(context);
    },
  }),
];
