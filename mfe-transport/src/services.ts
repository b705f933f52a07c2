import { describeService } from '@wisata/kernel/describe-service';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'transport',
    names: { en: ['Transport', 'Transport'], id: ['Transpor', 'Transportasi'] },
    icon: 'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    place: 60,
    document: 'voucher',
    transfers: '/transport/list?mode=transfer',
    pages: [
      '/transport/list?mode=self-drive&pickUp=airport%3ADPS',
      '/transport/list?mode=with-driver&pickUp=city%3AJOG',
    ],
    search: {
      kind: 'hire',
      words: {
        en: ['car', 'cars', 'rent a car', 'car rental', 'driver', 'transfer', 'airport transfer', 'van'],
        id: ['mobil', 'sewa mobil', 'rental mobil', 'sopir', 'supir', 'antar jemput', 'jemputan', 'travel bandara'],
      },
      keys: { to: 'pickUp', start: 'pickUpDate', end: 'dropOffDate', people: 'passengers' },
    },
  }),
];
