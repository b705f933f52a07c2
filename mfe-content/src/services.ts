import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code; they have no tab of their own, so no place. */
export const services: readonly ServiceDescription[] = [
  {
    key: 'category_product_activities',
    root: 'product',
    names: {
      en: { many: 'Activities', one: 'Activity', search: 'Search activities' },
      id: { many: 'Aktivitas', one: 'Aktivitas', search: 'Cari aktivitas' },
    },
    icon: 'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
    document: 'voucher',
    hasDocumentPage: true,
    firstDay: 'date',
  },
  {
    key: 'category_product_ancillary',
    root: 'product',
    names: {
      en: { many: 'Extras', one: 'Extra', search: 'Search extras' },
      id: { many: 'Tambahan', one: 'Tambahan', search: 'Cari tambahan' },
    },
    icon: 'M5 12h14M12 5v14',
    document: 'voucher',
    hasDocumentPage: true,
    firstDay: 'date',
  },
];
