import type { TourCardAnswer, TourDetailAnswer } from '@wisata/kernel/contracts/tour-product';
import type { TourSchedule } from '@wisata/kernel/contracts/tour-schedule';
import type { Locale } from '@wisata/kernel/locale';
import { rupiahRate } from '../../app/exchange.ts';
import { LOCATIONS } from './data/masters.ts';
import { BRING, CARRIERS, EXCLUDES, FACILITIES, INCLUDES } from './data/product-words.ts';
import { REFUND_STEPS } from './data/terms.ts';
import { dayStopsOf } from './data/written-rows.ts';
import { describeCategory, describeDestination, describeLocation, describeType } from './masters.view.ts';
import { imagesOf, thumbnailOf } from './pictures.ts';
import { lowestPrice, partyLimits, type AskedParty } from './price-list.ts';
import type { ProductSource } from './product-source.ts';
import { countReviews, reviewsOf } from './reviews.ts';
import { describeTerms } from './terms.view.ts';

export const zoneOf = ({ places }: ProductSource): string => LOCATIONS[places[0]][4];

/** Sessions of a day with their ids. */
export const timesOf = ({ times = [] }: ProductSource) =>
  times.map(([start, end], index) => ({ id: String(index + 1), start, end }));

export function describeMeetingPoint(product: ProductSource, locale: Locale): TourDetailAnswer['meetingPoint'] {
  const [latitude, longitude] = product.at;
  const name = product.text[locale].meeting;
  return {
    name,
    address: product.address,
    latitude,
    longitude,
    time: product.meetAt ?? null,
    timezone: zoneOf(product),
  };
}

interface CardAsked {
  readonly locale: Locale;
  readonly nextDates: readonly string[];
  /** The times of the first of them. */
  readonly sessions: TourCardAnswer['sessions'];
  readonly party: AskedParty;
}

export function describeCard(product: ProductSource, asked: CardAsked): TourCardAnswer {
  const { locale, nextDates, sessions, party } = asked;
  const { id, text, nights, schedule, at } = product;
  const [latitude, longitude] = at;
  const destination = describeDestination(product.destination, locale);
  return {
    id,
    uniqueId: id,
    title: text[locale].title,
    description: text[locale].summary,
    thumbnail: thumbnailOf(product),
    category: describeCategory(product.category, locale),
    type: describeType(product.type, locale),
    cutOffDate: product.cutOff,
    ...partyLimits(product),
    tripLengthDay: nights + 1,
    tripLengthNight: nights,
    duration: product.hours ?? 0,
    ...lowestPrice(product, party, nextDates[0]),
    currency: product.price.currency,
    currencyRate: rupiahRate(product.price.currency),
    locations: product.places.map((code) => {
      const { City: city, Country: country, CountryCode: countryCode } = describeLocation(code, locale);
      return { city, country, countryCode };
    }),
    destinations: [{ id: destination.id, name: destination.name }],
    isPeriod: schedule.kind === 'period',
    isOpenDate: schedule.kind === 'open',
    validDays: schedule.kind === 'open' ? schedule.validDays : 0,
    isAllowInquiry: product.isAllowInquiry ?? product.nights > 2,
    rating: product.rating,
    reviewCount: countReviews(product),
    highlights: [...text[locale].highlights],
    languages: ['en', 'id'],
    latitude,
    longitude,
    nextDates: [...nextDates],
    sessions,
  };
}

function itineraryOf(
  { text, carriers = [], dayPlaces = [] }: ProductSource,
  locale: Locale,
): TourDetailAnswer['itineraries'] {
  return text[locale].days.map(([title, description], index) => {
    const [latitude, longitude] = dayPlaces[index] ?? [];
    const place = latitude !== undefined && longitude !== undefined && { place: { latitude, longitude } };
    const carrier = carriers[index];
    return { day: index + 1, title, description, carrier: carrier ? CARRIERS[carrier][locale] : '', ...place };
  });
}

/** The hours of a tour's days; of a venue its times. */
function timelineOf(product: ProductSource, locale: Locale): TourDetailAnswer['timeline'] {
  const times = timesOf(product).map(({ start, end }) => ({ day: 1, time: start, title: `${start} – ${end}` }));
  const stops = dayStopsOf(product.id).map(({ day, time, kind, ...title }) => ({
    day,
    time,
    kind,
    title: title[locale],
  }));
  return [...times, ...stops];
}

const PASSPORT = {
  en: 'Passport valid for six months from departure; enter its number at booking or until 14 days before.',
  id: 'Paspor berlaku enam bulan sejak berangkat; isi nomornya saat memesan atau paling lambat 14 hari sebelumnya.',
};
const VISA = {
  en: 'We apply for the visa when you choose it at booking; send photo and passport scan at least 14 days ahead.',
  id: 'Visa kami urus bila dipilih saat memesan; kirim foto dan pindaian paspor paling lambat 14 hari sebelumnya.',
};

function documentsOf({ isPassportNeeded, price }: ProductSource, locale: Locale): TourDetailAnswer['documents'] {
  return {
    notes: '',
    others: '',
    processingRequirements: isPassportNeeded ? PASSPORT[locale] : '',
    visaProcedures: price.visa ? VISA[locale] : '',
  };
}

/** For how many a page says the lowest price until its visitor says how many they are. */
const PARTY: AskedParty = { participants: 2, children: 0 };

interface DetailAsked extends Omit<CardAsked, 'party'> {
  readonly today: string;
  readonly schedule: TourSchedule;
}

/** A product as its page shows it. */
export function describeDetail(product: ProductSource, asked: DetailAsked): TourDetailAnswer {
  const { locale, today, schedule, nextDates, sessions } = asked;
  const text = product.text[locale];
  const images = imagesOf(product);
  const times = timesOf(product);
  return {
    ...describeCard(product, { locale, nextDates, sessions, party: PARTY }),
    productDescription: text.story,
    itineraries: itineraryOf(product, locale),
    timeline: timelineOf(product, locale),
    images: images.map(({ image }) => image),
    galleries: images.map((each, index) => ({ ...each, caption: text.highlights[index] ?? text.title })),
    includes: product.includes.map((code) => INCLUDES[code][locale]),
    excludes: product.excludes.map((code) => EXCLUDES[code][locale]),
    facilities: (product.facilities ?? []).map((code) => FACILITIES[code][locale]),
    bring: product.bring.map((code) => BRING[code][locale]),
    documents: documentsOf(product, locale),
    terms: describeTerms(product, locale),
    refundSteps: REFUND_STEPS[product.refund].map((step) => ({ ...step })),
    meetingPoint: describeMeetingPoint(product, locale),
    needsPassport: product.isPassportNeeded ?? false,
    reviews: reviewsOf(product, locale, today),
    ...schedule,
    tourTimes: times,
    venueTimes: times,
    serviceFee: product.price.serviceFee ?? 0,
  };
}
