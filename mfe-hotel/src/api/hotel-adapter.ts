import { type Currency, fromMajor, inRupiah, parseCurrency } from '@wisata/kernel/money';
import type { Availability, CancelAnswer, Detail, ListedAnswer, Offer } from './hotel.schema.ts';

/** A card shows at most so many facilities, and a page of results carries no more of each hotel. */
const CARD_FACILITIES = 3;

export function toListed(hotel: ListedAnswer) {
  const currency = parseCurrency(hotel.currency) ?? 'SGD';
  const room = hotel.rooms[0];
  const total = fromMajor(hotel.lowestRoomPrice, currency);
  return {
    key: hotel.key,
    name: hotel.name,
    star: hotel.starRating,
    area: hotel.area || hotel.cityName,
    location: hotel.location,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    picture: hotel.imageUri,
    timeZone: hotel.timeZone,
    /** For all rooms and nights, tax included. */
    total,
    perNight: fromMajor(hotel.pricePerRoomNight, currency),
    /** The total in rupiah where it is in another currency. */
    about: inRupiah(total, hotel.currencyRate),
    /** The cheapest refundable total; undefined when no rate is refundable. */
    refundable: hotel.refundablePrice == null ? undefined : fromMajor(hotel.refundablePrice, currency),
    meal: room?.mealTypeName ?? '',
    facilities: hotel.facilities
      .filter((facility) => facility.main)
      .slice(0, CARD_FACILITIES)
      .map((facility) => facility.name),
    roomsLeft: room?.roomsLeft,
    /** ISO instant until which cancelling is free; undefined for a non-refundable rate. */
    freeUntil: room?.cancelLimit ?? undefined,
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
  };
}

/** The all-areas entry comes first and counts them all (spec section 7, Hotel). */
function toAreas(areas: Availability['data']['areas'], allAreas: string) {
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  return [{ area: allAreas, value: '', count }, ...areas];
}

/** Cheapest totals in minor units of all hotels that the filters leave. */
const toMatching = (matching: NonNullable<Availability['data']['matching']>, currency: Currency) =>
  Object.fromEntries(matching.map(({ key, lowestRoomPrice }) => [key, fromMajor(lowestRoomPrice, currency).minor]));

export function toHotelPage(answer: Availability, allAreas: string) {
  const { hotels, areas, correlation_id, destination, filters, matching } = answer.data;
  const nights = hotels.map((hotel) => hotel.pricePerRoomNight);
  return {
    hotels: hotels.map(toListed),
    total: answer.total ?? hotels.length,
    page: answer.current_page ?? 1,
    perPage: answer.per_page || hotels.length || 1,
    correlationId: correlation_id,
    destination: { key: destination?.key ?? '', name: destination?.name ?? '' },
    areas: toAreas(areas, allAreas),
    stars: filters?.stars ?? [],
    facilities: filters?.facilities ?? [],
    freeCancellation: filters?.freeCancellation ?? 0,
    breakfast: filters?.breakfast ?? 0,
    wellRated: filters?.wellRated ?? 0,
    /** Undefined where the page is all of them. */
    matching: matching && toMatching(matching, parseCurrency(hotels[0]?.currency) ?? 'SGD'),
    /** Night prices of the whole search before filtering, in major units. */
    lowestNight: filters?.minPrice ?? Math.min(...nights, 0),
    highestNight: filters?.maxPrice ?? Math.max(...nights, 0),
  };
}

export function toRate(offer: Offer, currency: Currency, rate: number) {
  const total = fromMajor(offer.totalPrice, currency);
  return {
    roomKey: offer.roomKey,
    rateName: offer.rateName,
    meal: offer.mealTypeName,
    withMeal: offer.mealType !== 'RO',
    total,
    perNight: fromMajor(offer.averagePrice, currency),
    about: inRupiah(total, rate),
    roomsLeft: offer.roomsLeft,
    freeUntil: offer.cancelLimit ?? undefined,
  };
}

/** Offers by room type in the order of the answer, the cheapest rate of each first. */
export function groupRooms(offers: readonly Offer[], currencyRate = 1) {
  const types = new Map<string, { offer: Offer; rates: ReturnType<typeof toRate>[] }>();
  for (const offer of offers) {
    const code = offer.roomCode ?? offer.roomName;
    const rate = toRate(offer, parseCurrency(offer.currency) ?? 'SGD', currencyRate);
    const known = types.get(code);
    if (known) known.rates.push(rate);
    else types.set(code, { offer, rates: [rate] });
  }
  return [...types].map(([code, { offer, rates }]) => ({
    code,
    name: offer.roomName,
    /** `28 m²`, `garden side`, `sleeps 3`, `1 king or 2 singles`. */
    facts: offer.roomSubText.split(' · ').filter(Boolean),
    /** The main picture first. */
    pictures: offer.imageUris.length > 0 ? offer.imageUris : [offer.imageUri],
    /** Those that other room types lack first. */
    facilities: offer.facilities.map((facility) => facility.name),
    rates: rates.toSorted((a, b) => a.total.minor - b.total.minor),
  }));
}

export function toHotelDetail(answer: Detail) {
  return {
    key: answer.HotelKey,
    name: answer.HotelName,
    star: answer.StarRating,
    address: answer.Address,
    area: answer.Area,
    city: answer.CityName,
    cityKey: answer.CityKey,
    location: answer.Location,
    airportDistance: answer.AirportDistance,
    description: answer.Description,
    phone: answer.Telephone,
    latitude: answer.Latitude,
    longitude: answer.Longitude,
    timeZone: answer.TimeZone,
    checkInTime: answer.CheckInTime,
    checkOutTime: answer.CheckOutTime,
    correlationId: answer.CorrelationId,
    pictures: answer.Images.map(({ ImageUri, Description }) => ({ path: ImageUri, description: Description })),
    facilities: answer.Facilities.map(({ Code, Name, IsMain }) => ({ code: Code, name: Name, isMain: IsMain })),
    cancelRules: answer.CancelPolicy,
    houseRules: answer.HouseRules,
    reviewScore: answer.ReviewScore,
    reviewCount: answer.ReviewCount,
    reviews: answer.Reviews.map((review) => ({
      author: review.AuthorName,
      age: review.RelativeTime,
      rating: review.Rating,
      text: review.Text,
      language: review.Language,
      /** In the reader's language; empty where the guest wrote in that language, or without a translation. */
      translation: review.TranslatedText,
    })),
    reviewTopics: answer.ReviewTopics.map(({ Code, Name, Score, Count }) => ({
      code: Code,
      name: Name,
      score: Score,
      count: Count,
    })),
    taxPercent: answer.Rooms[0]?.taxPercent ?? 0,
    rooms: groupRooms(answer.Rooms),
  };
}

/** The steps in order of time. */
export function toCancelRules({ Rooms: [room] }: CancelAnswer) {
  return {
    roomName: room?.RoomName ?? '',
    meal: room?.BreakfastType ?? '',
    message: room?.Message ?? '',
    steps: room?.Summaries ?? [],
  };
}
