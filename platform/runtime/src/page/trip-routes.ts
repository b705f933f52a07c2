import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@wisata/kernel/remote';

type LazyPage = LazyRouteFunction<RouteObject>;

interface TripPages {
  readonly list: LazyPage;
  readonly checkout: LazyPage;
  readonly eticket: LazyPage;
}

/** The addresses of a service that sells trips: its list, the checkout and the ticket, with their titles. */
export const tripRoutes = (service: string, { list, checkout, eticket }: TripPages): RouteObject[] => [
  { path: service, loader: () => redirect(`/${service}/list`) },
  {
    path: `${service}/list`,
    lazy: list,
    handle: { titleKey: `${service}:list.documentTitle`, render: 'frame' } satisfies RouteHandle,
  },
  {
    path: `${service}/checkout`,
    lazy: checkout,
    handle: {
      layout: 'checkout',
      titleKey: `${service}:checkout.documentTitle`,
      checkoutStep: 1,
      render: 'browser',
    } satisfies RouteHandle,
  },
  {
    path: `${service}/eticket`,
    lazy: eticket,
    handle: { titleKey: `${service}:eticket.documentTitle`, render: 'browser' } satisfies RouteHandle,
  },
];
