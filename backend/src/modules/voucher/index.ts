import type { BackendModule } from '../../app/module.ts';
import { voucherRoutes } from './voucher.routes.ts';
import { reservationsOf, voucherFiles } from './voucher.service.ts';

export type { VoucherInput, VoucherRenderer } from './renderer.ts';
export { IN_UTC, writeCalendar } from './calendar.ts';
export type { CalendarEvent } from './calendar.ts';
export { calendarEvents, getVoucher } from './voucher.service.ts';

export const voucherModule: BackendModule = {
  name: 'voucher',
  routes: voucherRoutes,
  plugin: (_app, context) => void context.followers.push({ files: voucherFiles, reservations: reservationsOf }),
};
