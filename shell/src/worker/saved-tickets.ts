import { compareText } from '@wisata/kernel/compare-text';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { CACHES, isTicketPage } from './tickets.rules.ts';

/** A paid order that opens without network. */
export interface SavedTicket {
  readonly title: string;
  readonly code: string;
  /** Its first day. */
  readonly date: CalendarDate | undefined;
  /** The saved page that shows it. */
  readonly href: string;
}

interface Line {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly payment_status: string;
  readonly agenda?: readonly { readonly date: string }[];
}

interface Body {
  readonly id?: string;
  readonly payment_status?: string;
  readonly bookings?: readonly Line[];
  readonly data?: { readonly carts?: readonly Line[] };
}

interface Found {
  readonly line: Line;
  /** What a page's address may name the order by. */
  readonly names: readonly string[];
}

/** Paid orders in an answer: one booking, a payment's bookings, or a guest's cart. */
function ordersIn(body: Body | null | undefined): Found[] {
  if (!body) return [];
  const paymentOf = (id: string | undefined) => (body.bookings && id ? [id] : []);
  const lines = body.payment_status === undefined ? (body.bookings ?? body.data?.carts ?? []) : [body as Line];
  return lines
    .filter((line) => line.payment_status === 'paid')
    .map((line) => ({ line, names: [line.id, line.code, ...paymentOf(body.id)] }));
}

async function readOrders(): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of [CACHES.guest, CACHES.member]) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const answer = await cache.match(key);
      if (!answer?.headers.get('content-type')?.includes('json')) continue;
      const { data } = (await answer.json()) as { readonly data?: Body | null };
      found.push(...ordersIn(data));
    }
  }
  return found;
}

/** The e-ticket says most, the result of a payment least. */
const BEST_FIRST = [/\/eticket$/, /\/order\/detail$/, /\/order$/];

function rankOf({ pathname }: URL): number {
  const rank = BEST_FIRST.findIndex((each) => each.test(pathname));
  return rank === -1 ? BEST_FIRST.length : rank;
}

/** The paid orders that a saved page shows, each once and the next journey first. */
export async function searchSavedTickets(): Promise<SavedTicket[]> {
  const keys = await (await caches.open(CACHES.pages)).keys();
  const pages = keys.map(({ url }) => new URL(url)).filter(({ pathname }) => isTicketPage(pathname));
  const tickets = new Map<string, SavedTicket>();
  for (const { line, names } of await readOrders()) {
    const shows = pages.filter(({ searchParams }) => [...searchParams.values()].some((value) => names.includes(value)));
    const [page] = shows.sort((a, b) => rankOf(a) - rankOf(b));
    if (!page || tickets.has(line.id)) continue;
    const [first] = (line.agenda ?? []).map(({ date }) => date).sort();
    const { title, code } = line;
    tickets.set(line.id, { title, code, date: parseCalendarDate(first), href: page.pathname + page.search });
  }
  return [...tickets.values()].sort((a, b) => compareText(a.date ?? '9', b.date ?? '9'));
}
