import { defineJob } from '../../app/jobs.ts';
import { EXPIRE_PAYMENT_JOB } from './payment.service.ts';
import { expirePaymentIfDue, sweepDuePayments } from './settlement.service.ts';

export const paymentJobs = [
  defineJob<{ id: string }>({
    name: EXPIRE_PAYMENT_JOB,
    handler: ({ id }, context) => expirePaymentIfDue(context, id),
  }),
  defineJob({ name: 'payment.sweep', schedule: '* * * * *', handler: (_data, context) => sweepDuePayments(context) }),
];
