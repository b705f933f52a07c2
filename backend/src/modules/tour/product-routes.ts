import { TOUR_DETAIL, TOUR_LIST } from '@wisata/kernel/contracts/tour-product';
import { TOUR_PRICES } from '@wisata/kernel/contracts/tour-price';
import { TOUR_DETAIL_REQUEST, TOUR_LIST_REQUEST, TOUR_PRICES_REQUEST } from '@wisata/kernel/contracts/tour-requests';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import { offerRoute } from '../../app/public-route.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteDefinition } from '../../app/route.ts';
import { getDetail, searchProducts } from './product-list.ts';
import { priceListsOf } from './price-list.ts';
import { askSupplier, getProduct, type Shop } from './shop.ts';

/** The calls that every shop has: list, product, price lists. */
export function productRoutes(shop: Shop): RouteDefinition[] {
  return [
    offerRoute({
      path: `/api/v1/${shop.service}/availability`,
      summary: 'What can be started in a place and month, and the types of all of it',
      body: TOUR_LIST_REQUEST,
      response: TOUR_LIST,
      answer: (body, locale, context) => searchProducts(context, shop, body, locale),
    }),
    offerRoute({
      path: `/api/v1/${shop.service}/detail`,
      summary: 'One product with its schedule as it stands now',
      body: TOUR_DETAIL_REQUEST,
      response: TOUR_DETAIL,
      answer: (body, locale, context) => getDetail(context, shop, body.uniqueId, locale),
    }),
    defineRoute({
      method: 'POST',
      path: `/api/v1/${shop.service}/price-detail`,
      access: 'public',
      summary: "Price lists of a product; members' prices for who is signed in",
      body: TOUR_PRICES_REQUEST,
      query: LOCALE_QUERY,
      response: TOUR_PRICES,
      async handler({ body, query, headers, user }, context) {
        const product = getProduct(shop, body.uniqueId);
        const isMember = body.isMember && user !== undefined;
        const lists = priceListsOf(product, { isMember, locale: requestLocale(headers, query.locale) });
        return askSupplier(shop.supplierOf(context).prices({ lists, confirming: false }));
      },
    }),
  ];
}
