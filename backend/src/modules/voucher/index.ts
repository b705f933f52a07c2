export type { CalendarEvent, VoucherInput, VoucherRenderer } from './renderer.ts';
export { IN_UTC, writeCalendar } from './calendar.ts';
export { calendarEvents, getVoucher } from './voucher.service.ts';
export { voucherModule } from './module.ts';
