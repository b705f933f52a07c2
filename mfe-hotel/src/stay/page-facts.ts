import type { AppContext } from '@wisata/kernel/app-context';
import { price, toMajor } from '@wisata/kernel/money';
import { fileAddress, pageAddress, type SchemaThing } from '@wisata/kernel/page-head';
import { mediaUrl } from '@wisata/ui/picture';
import type { HotelDetail, ListedHotel } from '../api/hotel.model.ts';

/** The page of a hotel for whatever nights; the one that search engines keep. */
export const hotelPage = ({ key, name }: Pick<ListedHotel, 'key' | 'name'>) => ({
  name,
  path: `/hotel/detail?hotelKey=${encodeURIComponent(key)}`,
});

/** The form of a hotel's picture that is shown with a shared address. */
export function sharedPicture({ pictures }: Pick<HotelDetail, 'pictures'>): string | undefined {
  const [first] = pictures;
  return first && mediaUrl(first, 1280, 'webp');
}

function offersOf({ rooms }: HotelDetail): Readonly<Record<string, unknown>> {
  const totals = rooms.flatMap(({ rates }) => rates.map(({ total }) => total)).sort((a, b) => a.minor - b.minor);
  const [lowest, highest] = [totals[0], totals.at(-1)];
  if (!lowest || !highest) return {};
  return {
    priceRange: lowest.minor === highest.minor ? price(lowest) : `${price(lowest)} – ${price(highest)}`,
    makesOffer: {
      '@type': 'AggregateOffer',
      lowPrice: toMajor(lowest),
      highPrice: toMajor(highest),
      priceCurrency: lowest.currency,
      offerCount: totals.length,
    },
  };
}

/** A hotel as search engines know it: where it is, how guests rated it, what its rooms cost for the nights shown. */
export function hotelData(app: AppContext, hotel: HotelDetail): SchemaThing {
  const { name, description, phone, latitude, longitude, star, reviewScore, reviewCount } = hotel;
  return {
    '@type': 'Hotel',
    name,
    url: pageAddress(app, hotelPage(hotel).path),
    image: hotel.pictures.map((picture) => fileAddress(app, mediaUrl(picture, 1280, 'webp'))),
    ...(description ? { description } : {}),
    ...(phone ? { telephone: phone } : {}),
    address: { '@type': 'PostalAddress', streetAddress: hotel.address, addressLocality: hotel.city },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    starRating: { '@type': 'Rating', ratingValue: star },
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    amenityFeature: hotel.facilities.map((facility) => ({
      '@type': 'LocationFeatureSpecification',
      name: facility.name,
      value: true,
    })),
    ...(reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviewScore,
            bestRating: 10,
            reviewCount,
          },
        }
      : {}),
    ...offersOf(hotel),
  };
}
