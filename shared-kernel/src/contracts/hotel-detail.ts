import * as v from 'valibot';
import { ROOM_OFFER } from './hotel-offer.ts';

const media = v.object({ kind: v.string(), seed: v.string(), place: v.string(), style: v.optional(v.string()) });

const review = v.object({
  AuthorName: v.string(),
  PostedTime: v.string(),
  Rating: v.number(),
  RelativeTime: v.string(),
  Text: v.string(),
  /** Language that the guest wrote in. */
  Language: v.string(),
  /** The text in the language of the answer; empty where the guest wrote in that one. */
  TranslatedText: v.string(),
  Uri: v.string(),
});

/** Answer of `POST hotel/detail` (spec section 3, Hotel detail): the hotel in PascalCase, its room offers in camelCase. */
export const HOTEL_DETAIL = v.object({
  ...v.entriesFromList(
    [
      'HotelKey',
      'HotelName',
      'Address',
      'Area',
      'CityKey',
      'CityName',
      'IsoCountryCode',
      'CountryName',
      'ChainName',
      'Description',
      'Location',
      'AirportDistance',
      'Email',
      'Facsimile',
      'Telephone',
      'Website',
      'ProviderCode',
      'ProviderHotelCode',
      'CheckInTime',
      'CheckOutTime',
      'TimeZone',
      'ZoneLabel',
      'Currency',
      'CorrelationId',
      /** Instant until which the prices bind the supplier. */
      'QuoteExpiresAt',
    ] as const,
    v.string(),
  ),
  /** One line for each deadline, with the rates that it is of. */
  CancelPolicy: v.array(v.string()),
  Facilities: v.array(v.object({ Code: v.string(), Name: v.string(), IsMain: v.boolean() })),
  HouseRules: v.array(v.string()),
  Images: v.array(v.object({ ImageUri: v.string(), ThumbUri: v.string(), Description: v.string(), Media: media })),
  Latitude: v.number(),
  Longitude: v.number(),
  StarRating: v.number(),
  TotalRooms: v.number(),
  Reviews: v.array(review),
  ReviewScore: v.number(),
  ReviewCount: v.number(),
  /** What guests gave points for, with how many did. */
  ReviewTopics: v.array(v.object({ Code: v.string(), Name: v.string(), Score: v.number(), Count: v.number() })),
  Rooms: v.array(ROOM_OFFER),
});
/** One hotel for one stay as it is answered. */
export type HotelDetailAnswer = v.InferOutput<typeof HOTEL_DETAIL>;
