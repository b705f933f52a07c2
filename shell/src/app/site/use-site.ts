import { useRouteLoaderData } from 'react-router-dom';
import { STATIC_MENUS } from '../../rules/menu.rules.ts';
import type { SiteData } from './site.ts';

/** Id of the route around all layouts. */
export const ROOT_ROUTE_ID = 'root';

const WITHOUT_API: SiteData = { menus: STATIC_MENUS, categories: [], isComplete: false };

/** Menus, categories and notice; the static ones where the root's data never came, such as on its error page. */
export function useSite(): SiteData {
  return useRouteLoaderData<() => SiteData>(ROOT_ROUTE_ID) ?? WITHOUT_API;
}
