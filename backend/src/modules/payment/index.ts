export { MERCHANTS } from './merchants.ts';
export { findPaidOrder } from './paid-order.ts';
export type { PaidOrder } from './paid-order.ts';
export { searchPaymentAttempts } from './payment-attempts.ts';
export { paymentModule } from './module.ts';
