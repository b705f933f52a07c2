import { describeService } from '@wisata/kernel/describe-service';
import { JOURNEY_PARTS } from '@wisata/kernel/service-search';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'flight',
    names: { en: ['Flights', 'Flight'], id: ['Pesawat', 'Pesawat'] },
    icon: 'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
    place: 20,
    document: 'ticket',
    search: {
      kind: 'journey',
      words: {
        en: ['flight', 'flights', 'fly', 'flying', 'plane', 'airplane', 'air ticket'],
        id: ['pesawat', 'penerbangan', 'terbang'],
      },
      keys: {
        from: 'origin',
        to: 'destination',
        start: 'departDate',
        end: 'returnDate',
        adults: 'ADT',
        children: 'CHD',
        infants: 'INF',
        travelClass: 'cabinClass',
        part: 'departTime',
      },
      values: {
        travelClass: { economy: 'Economy', business: 'Business', first: 'FirstClass' },
        part: JOURNEY_PARTS,
      },
    },
    hasBookingList: true,
  }),
];
