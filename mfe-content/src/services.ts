import { describeService } from '@wisata/kernel/describe-service';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code; they have no tab of their own, so no place. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'category_product_activities',
    root: 'product',
    names: { en: ['Activities', 'Activity'], id: ['Aktivitas', 'Aktivitas'] },
    icon: 'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
    document: 'voucher',
    firstDay: 'date',
  }),
  describeService({
    key: 'category_product_ancillary',
    root: 'product',
    names: { en: ['Extras', 'Extra'], id: ['Tambahan', 'Tambahan'] },
    icon: 'M5 12h14M12 5v14',
    document: 'voucher',
    firstDay: 'date',
  }),
];
