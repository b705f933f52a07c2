import type { AppContext } from './app-context.ts';
import type { OwnRide } from './contracts/booking-fields.ts';
import type { EventName } from './events.ts';
import type { EditedContent } from './contracts/admin-content.ts';
import type { Locale } from './locale.ts';
import type { Scope } from './roles.ts';

/** The contract's version. A remote records the one it was compiled against; the shell accepts the same major. */
export const KERNEL_CONTRACT = '3.2.0';

/** A remote by its folder's name without `mfe-`; which ones there are the composition says. */
export type RemoteName = string;

/** Which layout of spec section 2 the shell puts around a page. */
export type LayoutName = 'default' | 'checkout' | 'dashboard' | 'minimal' | 'blank';

/** What a route says about itself to the shell, in react-router's `handle`. */
export interface RouteHandle {
  readonly layout?: LayoutName;
  /**
   * `guest` sends a member home; anything else sends a guest to /login and back again (spec section 2, auth redirects), and
   * refuses a member whose role does not have that scope.
   */
  readonly auth?: 'guest' | Scope;
  /** Translation key of the document title. */
  readonly titleKey?: string;
  /** Step of the checkout header, 1 to 4. */
  readonly checkoutStep?: 1 | 2 | 3 | 4;
  /**
   * `browser` for a page that begins from what only the browser has (a guest's ticket, a payment): never rendered on the
   * server. `frame` for one whose parts take longer than anybody should wait to see the rest: rendered with what is there.
   */
  readonly render?: 'browser' | 'frame';
  /** `data` for a page whose loader only reads: the shell may run it when a visitor is about to press a link to the page. */
  readonly ahead?: 'data';
  /** Slots that the page shows at once, a bare kind for that of the first service on sale; their code is loaded ahead with the page's own. */
  readonly slots?: readonly (SlotKind | SlotName)[];
}

/**
 * What the loader of a page in the checkout layout may give beside its own data, where only these data say how far the
 * booking is. `null` for a page without steps; it counts over the step of the route's handle.
 */
export interface CheckoutProgress {
  readonly checkoutStep?: RouteHandle['checkoutStep'] | null;
}

/** What a page knows when it says what it is about. */
export interface HeadSource<Data = unknown> {
  /** What the page's loader gave. */
  readonly data: Data;
  readonly app: AppContext;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Path without locale prefix and query: `/hotel/detail`. */
  readonly path: string;
  /** The query; a `URLSearchParams` fits. */
  readonly query: { get(name: string): string | null };
}

/**
 * What a page says about itself to search engines and in shared links. A page file exports
 * `head(source: HeadSource): PageHead` beside its loader; the shell makes the document's head of it, on the server and
 * after each navigation.
 */
export interface PageHead {
  /** Without the brand, which the shell adds. */
  readonly title?: string;
  /** One or two sentences, at most 160 characters. */
  readonly description?: string;
  /** Address of the picture that is shown with a shared link, absolute or from the root. */
  readonly image?: string;
  /** Keeps the page out of search engines. Pages with an `auth` rule always are. */
  readonly noIndex?: boolean;
  /** Path of the address that stands for this page where others show it too; its own when left out. */
  readonly canonicalPath?: string;
  /** Query parameters that make this a page of its own in the canonical address; every other one is left out. */
  readonly canonicalQuery?: readonly string[];
  /** schema.org objects for JSON-LD, without `@context`. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** A line of the cart or an order as the API gives it (spec section 3, Cart item); `detail` is the service's own booking record. */
export interface OrderLine {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly amount: number;
  readonly currency: string;
  readonly service: string;
  readonly created_at: string;
  readonly time_limit: string | null;
  readonly payment_status: string;
  readonly status: string;
  readonly status_checkout: string;
  readonly status_issue: string;
  readonly detail: unknown;
  /** The way between this and another paid booking of the member, where the full record says it. */
  readonly ride?: OwnRide | null | undefined;
}

/** Props of each slot. `search-form`, `order-line`, `ticket` and `watched-prices` exist once per service under the service's name, the others once. */
export interface SlotProps {
  /** `search` is the query string the form starts from; empty on the home page. */
  'search-form': { readonly search: string; readonly onSearch?: () => void };
  /** `isTop`: it is what a page begins with, so its picture is loaded at once. */
  'order-line': { readonly line: OrderLine; readonly isTop?: boolean };
  /** A paid line's ticket or voucher. `email` is set for guests, who prove themselves by e-mail and order ID. */
  ticket: { readonly line: OrderLine; readonly email?: string };
  /** Draws nothing: asks anew for the prices of the service that are watched on this device, and tells when that is done. */
  'watched-prices': { readonly service: string; readonly onAsked: () => void };
  /** What is still to be paid and until when; the shell shows it on every page. Draws nothing where nothing is due. */
  'due-bar': object;
  /** Says what prices are about in a currency that the traveller has chosen to read them in; `isOpen` while it is chosen. */
  'reading-currency': { readonly isOpen: boolean; readonly onClose: () => void };
  /** What has changed for the member; the list is seen while `isOpen`, how much of it is unread is told all the time. */
  news: { readonly isOpen: boolean; readonly onClose: () => void; readonly onUnread: (count: number) => void };
  /** What an editor has written, as guests will see it in that language. */
  preview: { readonly edited: EditedContent; readonly locale: Locale };
}
/** What a slot shows, the part of its name after the colon. */
export type SlotKind = keyof SlotProps;
/** Full name of a slot, service first: `hotel:search-form`. */
export type SlotName = `${string}:${SlotKind}`;

/**
 * A remote's one door, the module exposed as `./remote`. Routes and components are generic here because the kernel
 * knows no framework; `@wisata/runtime` fixes them to react-router and React.
 * Every function is lazy: nothing of a page loads before it is asked for.
 */
export interface RemoteManifest<Route = unknown, Component = unknown> {
  readonly name: RemoteName;
  readonly contract: string;
  /** Plain route objects with paths relative to the locale root: `hotel/list`. */
  readonly routes: readonly Route[];
  readonly slots: Readonly<Record<string, () => Promise<{ default: Component }>>>;
  /** Messages per locale; they become the i18next namespace with the remote's name, and with that of each of several services. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ default: Record<string, unknown> }>>>;
  readonly events: { readonly publishes: readonly EventName[]; readonly reads: readonly EventName[] };
}
