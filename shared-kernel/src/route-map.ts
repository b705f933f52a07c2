import { parseLocalePath } from './locale.ts';
import type { RemoteName } from './remote.ts';

/** First segment of a path and the remote that owns everything under it (spec section 2). */
export const ROUTE_OWNERS: Readonly<Record<string, RemoteName>> = {
  hotel: 'hotel',
  flight: 'flight',
  train: 'train',
  tour: 'tour-venue',
  venue: 'tour-venue',
  transport: 'transport',
  login: 'account',
  register: 'account',
  'forgot-password': 'account',
  passwordreset: 'account',
  cart: 'account',
  order: 'account',
  payment: 'account',
  member: 'account',
  dashboard: 'account',
  '': 'content',
  blog: 'content',
  category: 'content',
  enquiry: 'content',
  help: 'content',
  menu: 'content',
  popular: 'content',
  product: 'content',
  promotion: 'content',
  widget: 'content',
};

/** Where a service lists, books, and shows the ticket or voucher of a booking. */
export const JOURNEY_PATHS = {
  hotel: { list: '/hotel/list', checkout: '/hotel/checkout', ticket: '/hotel/eticket' },
  flight: { list: '/flight/list', checkout: '/flight/checkout', ticket: '/flight/eticket' },
  train: { list: '/train/list', checkout: '/train/checkout', ticket: '/train/eticket' },
} as const;

/** The page of a booking's ticket or voucher; undefined for a service without such a page. */
export function findTicketPath({ service, id }: { readonly service: string; readonly id: string }): string | undefined {
  const paths = Object.entries(JOURNEY_PATHS).find(([name]) => name === service)?.[1];
  return paths && `${paths.ticket}?id=${encodeURIComponent(id)}`;
}

/** The remote that owns a path, with or without locale prefix, query and hash; undefined for the shell's own and unknown ones. */
export function ownerOf(path: string): RemoteName | undefined {
  const bare = parseLocalePath(path.split(/[?#]/, 1)[0] ?? '').path;
  const segment = bare.split('/')[1] ?? '';
  return Object.hasOwn(ROUTE_OWNERS, segment) ? ROUTE_OWNERS[segment] : undefined;
}
