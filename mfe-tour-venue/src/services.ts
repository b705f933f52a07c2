import { describeService } from '@wisata/kernel/describe-service';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'tour',
    names: { en: ['Tours', 'Tour'], id: ['Tur', 'Tur'] },
    icon: 'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15',
    place: 40,
    document: 'voucher',
    firstDay: 'date',
    hasBookingList: true,
    pages: ['/tour/list?location=JKT', '/tour/list?location=DPS', '/tour/list?location=JOG'],
    products: { list: '/api/v1/tour/availability', name: 'uniqueId', page: '/tour/detail' },
    search: {
      kind: 'visit',
      words: {
        en: ['tour', 'tours', 'island hopping', 'excursion', 'day trip'],
        id: ['tur', 'paket wisata', 'paket tur', 'jelajah'],
      },
      keys: { to: 'location', month: 'month', year: 'year', people: 'participants' },
    },
  }),
  describeService({
    key: 'venue',
    names: { en: ['Venues', 'Venue'], id: ['Atraksi', 'Atraksi'] },
    icon: 'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
    place: 50,
    document: 'voucher',
    firstDay: 'date',
    pages: ['/venue/list?location=SIN', '/venue/list?location=JKT', '/venue/list?location=DPS'],
    products: { list: '/api/v1/venue/availability', name: 'uniqueId', page: '/venue/detail' },
    search: {
      kind: 'visit',
      words: {
        en: [
          'things to do',
          'attraction',
          'attractions',
          'museum',
          'aquarium',
          'zoo',
          'safari park',
          'theme park',
          'water park',
          'concert',
          'show',
          'match',
        ],
        id: [
          'tempat wisata',
          'atraksi',
          'akuarium',
          'kebun binatang',
          'taman safari',
          'taman bermain',
          'konser',
          'pertunjukan',
          'tiket masuk',
        ],
      },
      keys: { to: 'location', month: 'month', year: 'year', people: 'participants' },
    },
  }),
];
