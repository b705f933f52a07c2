import { describeService } from '@wisata/kernel/describe-service';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'hotel',
    names: { en: ['Hotels', 'Hotel'], id: ['Hotel', 'Hotel'] },
    icon: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
    place: 10,
    document: 'voucher',
    hasBookingList: true,
    products: { list: '/api/v1/hotel/products', name: 'hotelKey', page: '/hotel/detail' },
    search: {
      kind: 'stay',
      words: {
        en: [
          'hotel',
          'hotels',
          'room',
          'rooms',
          'stay',
          'staying',
          'villa',
          'resort',
          'hostel',
          'homestay',
          'accommodation',
        ],
        id: ['kamar', 'menginap', 'nginap', 'penginapan', 'vila', 'losmen', 'wisma'],
      },
      keys: {
        to: 'destinationKey',
        toName: 'city',
        start: 'checkInDate',
        end: 'checkOutDate',
        adults: 'countGuest',
        children: 'countChild',
        rooms: 'countRoom',
        stars: 'star',
        maxPrice: 'maxPrice',
      },
    },
  }),
];
