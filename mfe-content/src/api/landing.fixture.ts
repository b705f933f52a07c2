import type { LandingAnswer } from '@wisata/kernel/contracts/content-landing';
import { PRODUCT_SAMPLE } from './content.fixture.ts';

const picture = { image: '/media/temple/landing/960.avif?ratio=4x3&place=Bali', imageAlt: 'Bali' };
const heads = [
  { slug: 'flights-jakarta-to-bali', kind: 'flight', from: 'Jakarta', to: 'Bali', ...picture },
  { slug: 'trains-jakarta-to-surabaya', kind: 'train', from: 'Jakarta', to: 'Surabaya', ...picture },
  { slug: 'hotels-bali', kind: 'hotel', from: null, to: 'Bali', ...picture },
  { slug: 'flights-medan-to-batam', kind: 'flight', from: 'Medan', to: 'Batam', ...picture },
] as const;

/** Pages about routes and cities as the API lists them. */
export const LANDINGS_SAMPLE = [...heads];

/** A route as the API describes it. */
export const FLIGHT_LANDING_SAMPLE: LandingAnswer = {
  ...heads[0],
  route: {
    origin: 'JKT',
    destination: 'DPS',
    daysLookedAt: 58,
    tripsPerDay: 42,
    shortestMinutes: 115,
    firstDeparture: '04:45',
    lastDeparture: '22:10',
    lowest: 641_000,
    lowestDate: '2026-12-08',
    months: [
      { month: '2026-12', lowest: 641_000, usual: 802_000 },
      { month: '2027-01', lowest: null, usual: null },
    ],
    weekdays: [699_000, 641_000, 648_000, 672_000, 748_000, 781_000, 732_000],
    days: [
      { date: '2026-12-08', lowest: 641_000, operator: 'Super Air Jet', departTime: '05:35', minutes: 115 },
      { date: '2026-12-09', lowest: 648_000, operator: 'Lion Air', departTime: '09:20', minutes: 120 },
    ],
    operators: [
      { code: 'IU', name: 'Super Air Jet', perDay: 6, from: ['CGK T2'], bagKg: 0, lowest: 641_000 },
      { code: 'GA', name: 'Garuda Indonesia', perDay: 6, from: ['CGK T3'], bagKg: 20, lowest: 1_186_000 },
    ],
  },
  city: null,
  places: {
    airports: [{ code: 'DPS', name: 'I Gusti Ngurah Rai', drives: [{ to: 'Sanur', km: 16.4, minutes: 34 }] }],
    seasons: { wet: [11, 12, 1, 2, 3], dry: [5, 6, 7, 8, 9] },
    idulFitri: '2027-03-09',
    nyepi: '2027-03-08',
  },
};

/** A city's area as the API describes it. */
export const HOTEL_LANDING_SAMPLE: LandingAnswer = {
  slug: 'hotels-ubud',
  kind: 'hotel',
  from: null,
  to: 'Ubud',
  ...picture,
  route: null,
  city: {
    destinationKey: 'DPS.ubud',
    hotelCount: 5,
    areas: [{ name: 'Ubud', count: 5 }],
    currency: 'IDR',
    lowest: 718_000,
    stays: [PRODUCT_SAMPLE],
  },
  places: null,
};
