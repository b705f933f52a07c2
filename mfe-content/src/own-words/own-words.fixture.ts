import type { SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import type { ServiceDescription } from '@wisata/kernel/services';

const names = (many: string) => ({ many, one: many, search: many });

const describe = (
  key: string,
  many: string,
  search: NonNullable<ServiceDescription['search']>,
): ServiceDescription => ({
  key,
  names: { en: names(many), id: names(many) },
  icon: 'M2 2h2',
  place: 1,
  document: 'voucher',
  search,
});

/** A stay and a journey, as their remotes say that they are searched. */
export const DESCRIPTIONS: Readonly<Record<string, ServiceDescription>> = {
  hotel: describe('hotel', 'Hotel', {
    kind: 'stay',
    words: { en: ['hotel', 'room', 'rooms'], id: ['kamar'] },
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
  }),
  train: describe('train', 'Train', {
    kind: 'journey',
    words: { en: ['train'], id: ['kereta'] },
    keys: {
      from: 'origin',
      to: 'destination',
      start: 'departDate',
      people: 'adult',
      infants: 'infant',
      travelClass: 'class',
      part: 'departTime',
    },
    values: {
      travelClass: { economy: 'economy', executive: 'executive' },
      part: { morning: 'morning', night: 'evening' },
    },
  }),
};

export const PLACES: readonly SearchPlaceAnswer[] = [
  { service: 'hotel', key: 'DPS', name: 'Bali', names: ['DPS', 'denpasar'] },
  { service: 'hotel', key: 'DPS.ubud', name: 'Ubud, Bali', names: ['Ubud'] },
  { service: 'hotel', key: 'JOG', name: 'Yogyakarta', names: ['JOG', 'jogja'] },
  { service: 'train', key: 'JOG', name: 'Yogyakarta', names: ['JOG', 'jogja'] },
  { service: 'train', key: 'GMR', name: 'Gambir', names: ['GMR'] },
];
