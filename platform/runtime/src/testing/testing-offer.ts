import { describeService } from '@wisata/kernel/describe-service';
import type { SearchKind, ServiceSearch } from '@wisata/kernel/service-search';
import type { OfferedServices, ServiceDescription } from '@wisata/kernel/services';

type Facts = Partial<Omit<ServiceDescription, 'key' | 'names'>> & { readonly one: string; readonly id: string };

function describe(key: string, { one, id, ...facts }: Facts, place: number): ServiceDescription {
  return describeService({
    key,
    names: { en: [key === 'transport' ? one : `${one}s`, one], id: [id, id] },
    icon: 'M2 2h20v20H2z',
    place,
    document: 'voucher',
    hasDocumentPage: false,
    ...facts,
  });
}

const searched = (kind: SearchKind, keys: ServiceSearch['keys']): ServiceSearch => ({
  kind,
  keys,
  words: { en: [], id: [] },
});

const SERVICES: Readonly<Record<string, Facts>> = {
  hotel: {
    one: 'Hotel',
    id: 'Hotel',
    hasDocumentPage: true,
    hasBookingList: true,
    search: searched('stay', { to: 'destinationKey', toName: 'city', start: 'checkInDate' }),
  },
  flight: {
    one: 'Flight',
    id: 'Pesawat',
    document: 'ticket',
    hasDocumentPage: true,
    hasBookingList: true,
    search: searched('journey', { from: 'origin', to: 'destination', start: 'departDate', adults: 'ADT' }),
  },
  train: {
    one: 'Train',
    id: 'Kereta',
    document: 'ticket',
    search: searched('journey', { from: 'origin', to: 'destination', start: 'departDate', people: 'adult' }),
  },
  tour: { one: 'Tour', id: 'Tur', hasBookingList: true, firstDay: 'date', search: searched('visit', {}) },
  venue: { one: 'Venue', id: 'Atraksi', firstDay: 'date', search: searched('visit', {}) },
  transport: {
    one: 'Transport',
    id: 'Transportasi',
    firstDay: 'pickUpDate',
    transfers: '/transport/list?mode=transfer',
  },
};

const OWNED: Readonly<Record<string, readonly string[]>> = {
  account: [
    ...['account', 'login', 'register', 'forgot-password', 'passwordreset'],
    ...['cart', 'order', 'payment', 'member', 'dashboard'],
  ],
  content: [
    ...['content', '', 'blog', 'category', 'enquiry', 'help'],
    ...['menu', 'popular', 'product', 'promotion', 'widget'],
  ],
  hotel: ['hotel'],
  flight: ['flight'],
  train: ['train'],
  'tour-venue': ['tour', 'venue', 'tour-venue'],
  transport: ['transport'],
};

/** A composition with six services on sale, for tests of what draws them without knowing any. */
export const TEST_OFFER: OfferedServices = {
  services: Object.keys(SERVICES),
  descriptions: Object.fromEntries(
    Object.entries(SERVICES).map(([key, facts], place) => [key, describe(key, facts, place)]),
  ),
  owners: Object.fromEntries(
    Object.entries(OWNED).flatMap(([remote, roots]) => roots.map((root) => [root, remote] as const)),
  ),
};
