import * as v from 'valibot';
import { roomOffer } from './answer.schema.ts';

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

const policyStep = v.object({
  From: v.nullable(v.string()),
  Until: v.nullable(v.string()),
  Amount: v.number(),
  Currency: v.string(),
  Percent: v.nullable(v.number()),
  Description: v.string(),
});

/** Spec section 3, Cancellation policy. Instants are UTC; texts carry the property's own time. */
export const cancelPolicyAnswer = v.object({
  CheckInDate: v.string(),
  HotelKey: v.string(),
  HotelName: v.string(),
  TimeZone: v.string(),
  Rooms: v.array(
    v.object({
      AppliedPolicies: v.array(policyStep),
      BreakfastType: v.string(),
      CancelLimit: v.nullable(v.string()),
      IsFullCharge: v.boolean(),
      IsGuaranteedBooking: v.boolean(),
      Message: v.string(),
      RoomCodeHash: v.string(),
      RoomKey: v.string(),
      RoomName: v.string(),
      Summaries: v.array(v.string()),
    }),
  ),
});
export type CancelPolicyAnswer = v.InferOutput<typeof cancelPolicyAnswer>;

/** Spec section 3, Hotel detail: the hotel in PascalCase, its room offers in camelCase. */
export const detailAnswer = v.object({
  ...v.entriesFromList(
    [
      ...[
        'HotelKey',
        'HotelName',
        'Address',
        'Area',
        'CityKey',
        'CityName',
        'IsoCountryCode',
        'CountryName',
        'ChainName',
      ],
      ...['Description', 'Location', 'AirportDistance', 'Email', 'Facsimile', 'Telephone', 'Website', 'ProviderCode'],
      ...['ProviderHotelCode', 'CheckInTime', 'CheckOutTime', 'TimeZone', 'ZoneLabel', 'Currency', 'CorrelationId'],
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
  Rooms: v.array(roomOffer),
});
export type DetailAnswer = v.InferOutput<typeof detailAnswer>;
