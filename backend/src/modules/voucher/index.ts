export { calendarEvents, getVoucher } from './voucher.service.ts';
export { voucherModule } from './module.ts';
