import * as v from 'valibot';

/** One line of `GET hotel/list-cities-byname`: a city, or an area of one, with how many hotels it has. */
export const HOTEL_CITY = v.object({
  key: v.string(),
  name: v.string(),
  type: v.picklist(['city', 'area']),
  cityKey: v.string(),
  cityName: v.string(),
  isoCountryCode: v.string(),
  countryName: v.string(),
  count: v.number(),
});
/** A place to search in. */
export type HotelCity = v.InferOutput<typeof HOTEL_CITY>;

/** One line of `GET hotel/list-hotel`: a hotel found by its name. */
export const HOTEL_NAME = v.object({
  hotel_key: v.string(),
  hotel_name: v.string(),
  city_key: v.string(),
  area: v.string(),
  city: v.object({ iso_country: v.string(), city_name: v.string() }),
});
/** Answer of `POST hotel/products`: hotels as a sitemap names them. */
export const HOTEL_PRODUCTS = v.object({ data: v.array(v.object({ hotelKey: v.string() })) });

/** A hotel found by its name. */
export type HotelName = v.InferOutput<typeof HOTEL_NAME>;
