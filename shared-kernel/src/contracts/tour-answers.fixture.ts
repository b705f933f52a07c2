import type { TourCardAnswer, TourDetailAnswer, TourListAnswer } from './tour-product.ts';

/** Two days in the mountains, on most days of the week. */
export const TOUR_CARD_ANSWER: TourCardAnswer = {
  id: 'TUR-001',
  uniqueId: 'TUR-001',
  title: 'Bromo sunrise from Malang',
  description: 'Stand above a sea of cloud as the first light finds five volcanoes at once.',
  thumbnail: '/media/volcano-sunrise/TUR-001-1/960.avif?ratio=4x3&place=Malang',
  category: { id: 1, name: 'Nature and adventure', code: 'NATURE' },
  type: { id: 11, name: 'Volcano', code: 'VOLCANO' },
  cutOffDate: 3,
  minOfPax: 2,
  maxOfPax: 16,
  tripLengthDay: 2,
  tripLengthNight: 1,
  duration: 0,
  publishFare: 165,
  fromTotal: 330,
  fromAdults: 2,
  fromChildren: 0,
  currency: 'SGD',
  currencyRate: 12_000,
  locations: [
    { city: 'Malang', country: 'Indonesia', countryCode: 'ID' },
    { city: 'Surabaya', country: 'Indonesia', countryCode: 'ID' },
  ],
  destinations: [{ id: 1, name: 'Domestic' }],
  isPeriod: true,
  isOpenDate: false,
  validDays: 0,
  isAllowInquiry: true,
  rating: 4.8,
  reviewCount: 2,
  highlights: [
    'Sunrise over Bromo, Batok and Semeru',
    'Jeep across the Sea of Sand',
    'The crater rim, 250 steps up',
    'A quiet viewpoint of our guide’s own',
  ],
  languages: ['en', 'id'],
  latitude: -7.9771,
  longitude: 112.6341,
  nextDates: ['2026-11-25', '2026-11-26', '2026-11-27'],
  sessions: [],
  firstDayTotal: 330,
};

/** Five days abroad with fixed departures. */
export const TOUR_ABROAD_CARD_ANSWER: TourCardAnswer = {
  ...TOUR_CARD_ANSWER,
  id: 'TUR-019',
  uniqueId: 'TUR-019',
  title: 'Bangkok and Pattaya, five days',
  description: 'Gilded temples, boats full of mangoes and a beach to end on.',
  thumbnail: '/media/temple/TUR-019-1/960.avif?ratio=4x3&place=Bangkok',
  category: { id: 4, name: 'Cities and shopping', code: 'CITY' },
  type: { id: 42, name: 'Round trip', code: 'ROUND' },
  cutOffDate: 14,
  maxOfPax: 25,
  tripLengthDay: 5,
  tripLengthNight: 4,
  publishFare: 628,
  fromTotal: 1256,
  locations: [
    { city: 'Jakarta', country: 'Indonesia', countryCode: 'ID' },
    { city: 'Bangkok', country: 'Thailand', countryCode: 'TH' },
  ],
  destinations: [{ id: 2, name: 'South-East Asia' }],
  isPeriod: false,
  rating: 4.5,
  reviewCount: 7,
  highlights: [
    'Wat Arun from the water',
    'Floating market',
    'Coral island off Pattaya',
    'Halal food named at each stop',
  ],
  latitude: -6.1197,
  longitude: 106.6653,
  nextDates: ['2026-12-09', '2026-12-23', '2027-01-06'],
  firstDayTotal: 1256,
};

/** Cards of different types, all on one page. */
export const onePage = (data: TourCardAnswer[]): TourListAnswer => ({
  data,
  current_page: 1,
  from: 1,
  to: data.length,
  first_item: 1,
  last_item: data.length,
  per_page: 10,
  total: data.length,
  type: data.map(({ type }) => ({ ...type, count: 1 })),
});

/** Both on one page. */
export const TOUR_LIST_ANSWER = onePage([TOUR_CARD_ANSWER, TOUR_ABROAD_CARD_ANSWER]);

/** The mountains: closed on Mondays and at Christmas, one place left on 10 and none on 15 December. */
export const TOUR_DETAIL_ANSWER: TourDetailAnswer = {
  ...TOUR_CARD_ANSWER,
  productDescription:
    'You sleep in the cool hills, rise before the roosters and ride a jeep to a ridge that the day-trippers from the city reach too late. Then the Sea of Sand, the steps to the smoking crater, and breakfast with a view.',
  itineraries: [
    {
      day: 1,
      title: 'Malang to the Tengger highlands',
      description:
        'The air cools with every bend. You sleep on the rim of the old crater, early, because the night is short.',
      carrier: 'Minibus',
    },
    {
      day: 2,
      title: 'Sunrise, crater and back',
      description:
        'Coffee in the dark on a ridge of our own, then five volcanoes turn on one after the other. The rim is 250 steps; whoever prefers waits with the jeep.',
      carrier: 'Jeep',
    },
  ],
  timeline: [],
  images: [
    '/media/volcano-sunrise/TUR-001-1/960.avif?ratio=4x3&place=Malang',
    '/media/forest-trail/TUR-001-2/960.avif?ratio=4x3&place=Malang',
  ],
  galleries: [
    {
      image: '/media/volcano-sunrise/TUR-001-1/960.avif?ratio=4x3&place=Malang',
      thumbnail: '/media/volcano-sunrise/TUR-001-1/320.avif?ratio=4x3&place=Malang',
      caption: 'Sunrise over Bromo, Batok and Semeru',
    },
    {
      image: '/media/forest-trail/TUR-001-2/960.avif?ratio=4x3&place=Malang',
      thumbnail: '/media/forest-trail/TUR-001-2/320.avif?ratio=4x3&place=Malang',
      caption: 'Jeep across the Sea of Sand',
    },
  ],
  includes: [
    'English and Indonesian speaking guide',
    'Transfers from the meeting point and back',
    'Four-wheel-drive jeep with driver',
    'Nights in a hotel of the chosen level, with breakfast',
    'All meals named in the itinerary',
    'Entrance fees and permits',
  ],
  excludes: ['Flights to the meeting point', 'Tips beyond those named at booking', 'Personal expenses'],
  facilities: [],
  bring: [
    'KTP or passport of each traveller',
    'Warm jacket, gloves and hat: it is near freezing before dawn',
    'Closed shoes with a good grip',
    'Cash in small notes',
  ],
  documents: { notes: '', others: '', processingRequirements: '', visaProcedures: '' },
  terms: [
    {
      title: 'Included',
      tKey: 'included',
      data: 'English and Indonesian speaking guide\nTransfers from the meeting point and back\nFour-wheel-drive jeep with driver\nNights in a hotel of the chosen level, with breakfast\nAll meals named in the itinerary\nEntrance fees and permits',
    },
    {
      title: 'Registration and payment',
      tKey: 'registration',
      data: 'Your place is kept while the countdown of your order runs, and is yours once it is paid.\nNames must be as on KTP or passport; a changed name counts as a new booking.',
    },
    {
      title: 'Cancellation policy',
      tKey: 'cancellation',
      data: '100 % comes back until 14 days before the start.\n50 % comes back until 7 days before the start.\nAfter that nothing comes back.',
    },
    {
      title: 'Refund policy',
      tKey: 'refund',
      data: 'Money goes back the way it was paid, as a rule within 14 days of the answer to your request.',
    },
  ],
  refundSteps: [
    { days_before: 14, percent: 100 },
    { days_before: 7, percent: 50 },
  ],
  meetingPoint: {
    name: 'Main entrance of Malang Kotabaru station, under the clock',
    address: 'Stasiun Malang Kotabaru, Jl. Trunojoyo 10, Malang',
    latitude: -7.9771,
    longitude: 112.6341,
    time: '13:00',
    timezone: 'Asia/Jakarta',
  },
  needsPassport: false,
  reviews: [
    {
      AuthorName: 'Clara M.',
      PostedTime: '2026-11-11',
      Rating: 5,
      Text: 'Our children of 6 and 9 still talk about it. Nobody was rushed.',
    },
    {
      AuthorName: 'Hendra W.',
      PostedTime: '2026-10-19',
      Rating: 4,
      Text: 'It rained, and they changed the order of the day so that it hardly mattered.',
    },
  ],
  schedulePeriod: {
    scheduleId: 'TUR-001-PERIOD',
    startDate: '2026-11-20',
    endDate: '2027-01-31',
    baseQuota: 24,
    status: 'open',
    blackDates: [{ start: '2026-12-24', end: '2026-12-26', reason: 'Christmas: the crew is with their families' }],
    blackDays: [1],
    quotaDetails: [
      { date: '2026-12-01', quota: 9, timeId: null },
      { date: '2026-12-10', quota: 1, timeId: null },
      { date: '2026-12-15', quota: 0, timeId: null },
    ],
  },
  scheduleNonPeriods: [],
  tourTimes: [],
  venueTimes: [],
  serviceFee: 0,
};

/** The same with two fixed departures, of which the first is full. */
export const TOUR_DEPARTURES_ANSWER: TourDetailAnswer = {
  ...TOUR_DETAIL_ANSWER,
  isPeriod: false,
  schedulePeriod: null,
  scheduleNonPeriods: [
    { scheduleId: 'TUR-001-20261211', startDate: '2026-12-11', endDate: '2026-12-12', quota: 0, status: 'full' },
    { scheduleId: 'TUR-001-20261218', startDate: '2026-12-18', endDate: '2026-12-19', quota: 6, status: 'open' },
  ],
  nextDates: ['2026-12-18'],
};
