import { describeService } from '@wisata/kernel/describe-service';
import { JOURNEY_PARTS } from '@wisata/kernel/service-search';
import type { ServiceDescription } from '@wisata/kernel/services';

/** What others show of this remote's services without its code. */
export const services: readonly ServiceDescription[] = [
  describeService({
    key: 'train',
    names: { en: ['Trains', 'Train'], id: ['Kereta', 'Kereta'] },
    icon: 'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3',
    place: 30,
    document: 'ticket',
    search: {
      kind: 'journey',
      words: { en: ['train', 'trains', 'rail', 'railway'], id: ['kereta', 'kereta api', 'ka'] },
      keys: {
        from: 'origin',
        to: 'destination',
        start: 'departDate',
        end: 'returnDate',
        people: 'adult',
        infants: 'infant',
        travelClass: 'class',
        part: 'departTime',
      },
      values: {
        travelClass: { economy: 'economy', business: 'business', executive: 'executive' },
        part: JOURNEY_PARTS,
      },
    },
  }),
];
