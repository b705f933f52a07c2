/** Where what was saved lies; everything of a member goes at once when they sign out. */
export const CACHES = {
  assets: 'wisata-assets-1',
  pages: 'wisata-pages-1',
  member: 'wisata-member-1',
  guest: 'wisata-guest-1',
} as const;

/** Says on a saved answer when it was saved, as an ISO instant. */
export const SAVED_AT_HEADER = 'x-wisata-saved-at';

/** A page that opens without network is shown, and by these files of releases. */
export interface PageSeen {
  readonly kind: 'page-seen';
  readonly url: string;
  readonly files: readonly string[];
}

/** What page and worker tell each other; `assets-loaded` is of a page that was seen before. */
export type WorkerMessage =
  | PageSeen
  | { readonly kind: 'assets-loaded'; readonly urls: readonly string[] }
  | { readonly kind: 'saved-shown'; readonly savedAt: string };

/** Pages that open without network once they were seen, without locale prefix. */
const TICKET_PAGES = [
  '/trip',
  '/order',
  '/dashboard/order/detail',
  '/payment/process',
  '/dashboard/order',
  '/member/history',
];
/** The ticket or voucher of any service. */
const DOCUMENT_PAGE = /^\/[\w-]+\/eticket$/;
const GUEST_PAGES = ['/trip', '/order'];

const withoutLocale = (pathname: string) => pathname.replace(/^\/id(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/';

export const isTicketPage = (pathname: string) =>
  TICKET_PAGES.includes(withoutLocale(pathname)) || DOCUMENT_PAGE.test(withoutLocale(pathname));

/** Whether the page may stay when the member of this browser signs out. */
export const isGuestPage = (pathname: string) => GUEST_PAGES.includes(withoutLocale(pathname));

/** Files that never change: those of releases. */
export const isAsset = ({ origin, pathname }: URL, own: string) => origin === own && pathname.startsWith('/r/');

type Kind = 'profile' | 'booking' | 'transaction' | 'guest-order' | 'trip' | 'file';

const SAVED_CALLS: readonly (readonly [method: string, path: RegExp, kind: Kind])[] = [
  ['GET', /^\/api\/auth\/profil$/, 'profile'],
  ['GET', /^\/api\/v1\/dashboard\/booking\/[^/]+$/, 'booking'],
  ['GET', /^\/api\/v1\/transaction\/detail\/[^/]+$/, 'transaction'],
  ['POST', /^\/api\/v1\/guest-order$/, 'guest-order'],
  ['POST', /^\/api\/v1\/trip$/, 'trip'],
  ['POST', /^\/api\/v1\/trip\/calendar$/, 'file'],
  ['POST', /^\/api\/v1\/download\/voucher$/, 'file'],
  ['GET', /^\/api\/v1\/(?:download|itinerary)\/calendar$/, 'file'],
];

export function findSavedCall(method: string, pathname: string): Kind | undefined {
  return SAVED_CALLS.find(([itsMethod, path]) => itsMethod === method && path.test(pathname))?.[2];
}

interface Envelope {
  readonly data?: {
    readonly payment_status?: unknown;
    readonly paymentStatus?: unknown;
    readonly bookings?: readonly unknown[];
    readonly data?: {
      readonly carts?: readonly { readonly payment_status?: unknown }[];
      readonly transactions?: readonly { readonly paymentStatus?: unknown }[];
    };
  } | null;
}

/** Whether an answer is worth keeping: paid orders are, prices and half-done payments would only mislead later. */
export function isWorthKeeping(kind: Kind, body: unknown): boolean {
  const { data } = (body ?? {}) as Envelope;
  switch (kind) {
    case 'profile':
      return Boolean(data);
    case 'booking':
      return data?.payment_status === 'paid';
    case 'transaction':
      return data?.paymentStatus === 'paid';
    case 'guest-order':
      return Boolean(
        data?.data?.carts?.some(({ payment_status: status }) => status === 'paid') ||
        data?.data?.transactions?.some(({ paymentStatus: status }) => status === 'paid'),
      );
    case 'trip':
      return Boolean(data?.bookings?.length);
    case 'file':
      return true;
  }
}

/** The facts that tell one saved answer from another; a guest may write e-mail and order ID in any case. */
export function keyFacts(request: {
  readonly method: string;
  readonly url: string;
  readonly language: string | null;
  readonly owner: string | undefined;
  readonly body: string;
}): string {
  const { pathname, search } = new URL(request.url);
  const language = (request.language ?? '').slice(0, 2).toLowerCase();
  return [request.method, pathname, search, language, request.owner ?? 'guest', sameText(request.body)].join('\n');
}

function sameText(body: string): string {
  if (!body) return '';
  try {
    const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
    const texts = fields.map(([name, value]) => [name, typeof value === 'string' ? value.trim().toLowerCase() : value]);
    return JSON.stringify(texts.sort());
  } catch {
    return body;
  }
}

/** The files of this origin that a document loads, `/r/shell/…`. */
export function searchScripts(html: string): string[] {
  return [...html.matchAll(/<script[^>]+src="(\/r\/[^"]+)"/g)].map(([, file]) => file!);
}

/** Whether a document leaves the page to the browser, so that it fits every order. */
export const isWithoutContent = (html: string) => html.includes('<div id="app" data-drawn-by="browser">');
