import type { HotelDetailAnswer } from '@wisata/kernel/contracts/hotel-detail';
import type { ListedHotelAnswer } from '@wisata/kernel/contracts/hotel-list';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import { ZONES } from '@wisata/kernel/zones';
import { amountsIn } from '../../app/amount.ts';
import { rupiahRate } from '../../app/exchange.ts';
import { placeName } from '../../app/place-names.ts';
import { quoteExpiresAt } from '../../app/quote.ts';
import { nightlyPrice, refundableRate, type ScoredHotel } from './availability.ts';
import { cancelMessage, rateRules } from './cancel-policy.ts';
import { airportDistance, describeHotel, describeLocation } from './content/description.ts';
import { hotelPictures, imageUri, thumbUri } from './content/pictures.ts';
import { REVIEW_TOPICS } from './content/review-parts.ts';
import { formatAge, reviewsOf, summarizeReviews, summarizeTopics } from './content/reviews.ts';
import { getFacility } from './data/facilities.ts';
import type { Hotel, Picture } from './hotel-content.ts';
import type { AvailableOffer } from './inventory.ts';
import { cheapestRoom, describeOffer, guestRules, pictureWords, PROVIDER_CODE } from './room-offer.view.ts';
import type { Stay } from './stay.ts';

interface ViewOptions {
  readonly seed: string;
  readonly now: Date;
  readonly locale: Locale;
}

function contactFields(hotel: Hotel, locale: Locale) {
  const { name, chainCode, chainName, area, city, address, phone, facsimile, email, website } = hotel;
  return {
    key: hotel.key,
    name,
    chainCode,
    chainName,
    providerCode: PROVIDER_CODE,
    providerHotelCode: hotel.key,
    starRating: hotel.star,
    isoCountryCode: city.countryCode,
    countryName: placeName(city.countryName, locale),
    cityKey: city.key,
    cityName: placeName(city.name, locale),
    area: area.name,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    address,
    phone,
    facsimile,
    email,
    website,
    timeZone: ZONES[city.zone],
  };
}

/** A hotel of the list (spec section 3, Hotel) with the picture of its card and its cheapest bookable room. */
export function describeListed(
  available: ScoredHotel,
  picture: Picture,
  stay: Stay,
  { seed, locale }: ViewOptions,
): ListedHotelAnswer {
  const { hotel, reviews } = available;
  const room = cheapestRoom(available, stay, locale);
  const refundable = refundableRate(available);
  return {
    ...contactFields(hotel, locale),
    mapImageUri: '',
    imageUri: imageUri(picture),
    thumbUri: thumbUri(picture),
    status: 'available',
    currency: hotel.city.currency,
    currencyRate: rupiahRate(hotel.city.currency),
    lowestRoomPrice: room.totalPrice,
    pricePerRoomNight: nightlyPrice(available, stay),
    refundablePrice: refundable ? amountsIn(hotel.city.currency)(refundable.rate.totalMinor) : null,
    facilities: hotel.facilityCodes.map((code) => {
      const facility = getFacility(code);
      return { code, name: facility[locale], main: facility.main };
    }),
    rooms: [room],
    cancelPolicy: {
      isRefundable: room.isRefundable,
      cancelLimit: room.cancelLimit,
      message: cancelMessage(room.cancelLimit, hotel, locale),
    },
    description: describeHotel(seed, hotel, locale),
    location: describeLocation(hotel, locale),
    reviewScore: reviews.score,
    reviewCount: reviews.count,
    media: pictureWords(picture),
  };
}

function houseRules(hotel: Hotel, locale: Locale): string[] {
  const at = (time: string) => formatWallTime(time, locale, hotel.city.zone);
  const money = (minor: number) => price({ minor, currency: hotel.city.currency });
  const times =
    locale === 'id'
      ? [`Check-in mulai ${at(hotel.checkInTime)}, check-out hingga ${at(hotel.checkOutTime)}.`]
      : [`Check-in from ${at(hotel.checkInTime)}, check-out by ${at(hotel.checkOutTime)}.`];
  const papers =
    locale === 'id'
      ? 'Setiap tamu dewasa menunjukkan KTP atau paspor saat check-in.'
      : 'Every adult shows an identity card or passport at check-in.';
  return [...times, papers, ...guestRules(hotel, locale, money)];
}

function describeReviews(hotel: Hotel, { seed, now, locale }: ViewOptions) {
  const reviews = reviewsOf(seed, hotel, now);
  const { score, count } = summarizeReviews(reviews);
  return {
    Reviews: reviews.map((review) => ({
      AuthorName: review.authorName,
      PostedTime: review.postedAt.toISOString(),
      Rating: review.rating,
      RelativeTime: formatAge(review.postedAt, now, locale),
      Text: review.text[review.language],
      Language: review.language,
      TranslatedText: review.language === locale ? '' : review.text[locale],
      Uri: '',
    })),
    ReviewScore: score,
    ReviewCount: count,
    ReviewTopics: summarizeTopics(reviews).map((each) => ({
      Code: each.topic,
      Name: REVIEW_TOPICS[each.topic][locale],
      Score: each.score,
      Count: each.count,
    })),
  };
}

function describeImages(hotel: Hotel, locale: Locale): HotelDetailAnswer['Images'] {
  return hotelPictures(hotel).map((picture) => ({
    ImageUri: imageUri(picture),
    ThumbUri: thumbUri(picture),
    Description: picture.description[locale],
    Media: pictureWords(picture),
  }));
}

/** Everything about one hotel with its bookable offers, cheapest first within each room type. */
export function describeDetail(
  hotel: Hotel,
  offers: readonly AvailableOffer[],
  stay: Stay,
  correlationId: string,
  options: ViewOptions,
): HotelDetailAnswer {
  const { locale, seed } = options;
  const { city } = hotel;
  const sorted = [...offers].sort(
    (a, b) => hotel.rooms.indexOf(a.room) - hotel.rooms.indexOf(b.room) || a.offer.totalMinor - b.offer.totalMinor,
  );
  return {
    HotelKey: hotel.key,
    HotelName: hotel.name,
    Address: hotel.address,
    Area: hotel.area.name,
    CityKey: city.key,
    CityName: placeName(city.name, locale),
    IsoCountryCode: city.countryCode,
    CountryName: placeName(city.countryName, locale),
    ChainName: hotel.chainName,
    Description: describeHotel(seed, hotel, locale),
    Location: describeLocation(hotel, locale),
    AirportDistance: airportDistance(hotel, locale),
    Email: hotel.email,
    Facsimile: hotel.facsimile,
    Telephone: hotel.phone,
    Website: hotel.website,
    ProviderCode: PROVIDER_CODE,
    ProviderHotelCode: hotel.key,
    CheckInTime: hotel.checkInTime,
    CheckOutTime: hotel.checkOutTime,
    TimeZone: ZONES[city.zone],
    ZoneLabel: city.zone,
    Currency: city.currency,
    CorrelationId: correlationId,
    QuoteExpiresAt: quoteExpiresAt(correlationId).toISOString(),
    CancelPolicy: rateRules(
      sorted.map(({ offer }) => offer),
      hotel,
      locale,
    ),
    Facilities: hotel.facilityCodes.map((code) => {
      const facility = getFacility(code);
      return { Code: code, Name: facility[locale], IsMain: facility.main };
    }),
    HouseRules: houseRules(hotel, locale),
    Images: describeImages(hotel, locale),
    Latitude: hotel.latitude,
    Longitude: hotel.longitude,
    StarRating: hotel.star,
    TotalRooms: hotel.totalRooms,
    ...describeReviews(hotel, options),
    Rooms: sorted.map((available, index) => describeOffer(hotel, available, stay, index + 1, locale)),
  };
}
