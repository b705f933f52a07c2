export { MERCHANTS } from './merchants.ts';
export { findPaidOrder } from './paid-order.ts';
export type { PaidOrder } from './paid-order.ts';
export { paymentModule } from './module.ts';
