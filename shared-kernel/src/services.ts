import type { Locale } from './locale.ts';
import type { ServiceSearch } from './service-search.ts';

/** How a service is called. */
export interface ServiceNames {
  /** In menus and tabs: `Hotels`. */
  readonly many: string;
  /** Over one booking: `Hotel`. */
  readonly one: string;
  /** What leads to its search from outside of the site: `Search hotels`. */
  readonly search: string;
}

/** A call that lists products, and how their pages are addressed. */
export interface ServiceProducts {
  /** Path of the call: it takes `{ limit }` by POST, and the products are in `data` of what it answers. */
  readonly list: string;
  /** The field that names a product, in its answer and in the address of its page: `uniqueId`. */
  readonly name: string;
  /** `/tour/detail`. */
  readonly page: string;
}

/**
 * What others need to know of a service without loading its code. Each remote says it in `src/services.ts`; the release
 * carries it, and the edge server writes it into every document.
 */
export interface ServiceDescription {
  /** On booking lines, before the names of its slots, and first in its paths: `hotel`. */
  readonly key: string;
  /** What its paths begin with where that is not the key. */
  readonly root?: string;
  readonly names: Readonly<Record<Locale, ServiceNames>>;
  /** Outline of its icon, 24 by 24: what an SVG path's `d` takes. */
  readonly icon: string;
  /** Place among the services on sale, lowest first; one without is not on sale. */
  readonly place?: number;
  /** What a paid booking is shown with. */
  readonly document: 'ticket' | 'voucher';
  /** True where that document has a page of its own, `/hotel/eticket`. */
  readonly hasDocumentPage?: boolean;
  /** Name under which a booking's search keeps its first day, after which the search cannot be repeated. */
  readonly firstDay?: string;
  /** True where the contract has a call for this service's bookings alone, `/api/v1/dashboard/booking-hotel`. */
  readonly hasBookingList?: boolean;
  /** Paths of its pages that search engines list, `/hotel/list?city=Bali`, where neither editors nor the contract name them. */
  readonly pages?: readonly string[];
  /** Its search for the way from an arrival, `/transport/list?mode=transfer`: takes `pickUp`, `dropOff`, `pickUpDate`, `pickUpTime`, `passengers` and `flight`. */
  readonly transfers?: string;
  /** Where search engines find its products, where neither editors nor the contract name their pages. */
  readonly products?: ServiceProducts;
  /** How others search it for a traveller; absent for a service that is only searched by its own form. */
  readonly search?: ServiceSearch;
}

/** What the releases of one composition say of their services. */
export interface OfferedServices {
  /** Services on sale, in display order. */
  readonly services: readonly string[];
  /** Every described service, on sale or not. */
  readonly descriptions: Readonly<Record<string, ServiceDescription>>;
  /** Remote by the first segment of a path; a slot's owner stands under the same name. */
  readonly owners: Readonly<Record<string, string>>;
  /** Slots that an operator has turned off, by their full names: nothing of theirs is loaded or shown. */
  readonly slotsOff?: readonly string[];
}

/** Whether an operator has turned a slot off. */
export const isSlotOff = ({ slotsOff = [] }: Pick<OfferedServices, 'slotsOff'>, slot: string): boolean =>
  slotsOff.includes(slot);

/** The description of a service; undefined for one that this page's releases do not have. */
export function findService(
  { descriptions }: Pick<OfferedServices, 'descriptions'>,
  key: string,
): ServiceDescription | undefined {
  return Object.hasOwn(descriptions, key) ? descriptions[key] : undefined;
}

/** What a service is called, `Hotels`; the key itself where nothing is known of it. */
export function serviceName(
  offered: Pick<OfferedServices, 'descriptions'>,
  key: string,
  locale: Locale,
  form: keyof ServiceNames = 'many',
): string {
  return findService(offered, key)?.names[locale][form] ?? key;
}

/** The page on which a service is searched. */
export const listPath = (key: string): string => `/${key}/list`;

/** The page that takes the search of a booking: the list, or the first page of a service whose paths have a name of their own. */
export const searchPath = ({ key, root }: ServiceDescription): string => (root ? `/${root}` : listPath(key));

/** The page of a booking's ticket or voucher. */
export const documentPath = (
  offered: Pick<OfferedServices, 'descriptions'>,
  { service, id }: { readonly service: string; readonly id: string },
): string => `/${findService(offered, service)?.root ?? service}/eticket?id=${encodeURIComponent(id)}`;

/** The same; undefined for a service without such a page. */
export function findDocumentPath(
  offered: Pick<OfferedServices, 'descriptions'>,
  line: { readonly service: string; readonly id: string },
): string | undefined {
  return findService(offered, line.service)?.hasDocumentPage ? documentPath(offered, line) : undefined;
}
