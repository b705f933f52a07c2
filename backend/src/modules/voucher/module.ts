import type { BackendModule } from '../../app/module.ts';
import { bookingListeners } from '../bookings/index.ts';
import { voucherRoutes } from './voucher.routes.ts';
import { reservationsOf, voucherFiles } from './voucher.service.ts';

export const voucherModule: BackendModule = {
  name: 'voucher',
  routes: voucherRoutes,
  register: (context) => void bookingListeners(context).push({ files: voucherFiles, reservations: reservationsOf }),
};
