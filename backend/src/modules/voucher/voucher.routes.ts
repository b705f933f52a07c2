import { CALENDAR_QUERY, RECEIPT_REQUEST, VOUCHER_REQUEST } from '@wisata/kernel/contracts/document-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { RawReply } from '../../app/envelope.ts';
import type { Schema } from '../../app/input.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute, type Parsed, type RouteRequest } from '../../app/route.ts';
import type { DocumentFile } from './voucher.service.ts';
import { getCalendar, getReceipt, getVoucher } from './voucher.service.ts';

/** A download is rare and drawing costs; guessing e-mails against an order code must be hopeless. */
const DOWNLOADS = { max: 40, windowSeconds: 600 } as const;

interface Asked {
  readonly email?: string | null | undefined;
  readonly locale?: Locale | null | undefined;
}

function viewer(asked: Asked, request: RouteRequest) {
  return {
    userId: request.user?.id,
    email: asked.email ?? undefined,
    locale: requestLocale(request.headers, asked.locale ?? undefined),
  };
}

function attachment({ name, bytes }: DocumentFile, contentType: string): RawReply {
  return new RawReply(bytes, { contentType, headers: { 'content-disposition': `attachment; filename="${name}"` } });
}

const PDF = { mediaType: 'application/pdf' } as const;

type Viewer = ReturnType<typeof viewer>;

interface Download<Body extends Schema> {
  readonly path: string;
  readonly access?: 'member';
  readonly summary: string;
  readonly body: Body;
  readonly make: (context: BackendContext, viewer: Viewer, body: Parsed<Body>) => Promise<DocumentFile>;
}

/** A document that is made on demand, for its member or for its e-mail address. */
const downloadRoute = <Body extends Schema>({ access, make, ...call }: Download<Body>) =>
  defineRoute<typeof PDF, Body>({
    ...call,
    method: 'POST',
    access: access ?? 'public',
    response: PDF,
    rateLimit: DOWNLOADS,
    handler: async (request, context) =>
      attachment(await make(context, viewer(request.body as Asked, request), request.body), PDF.mediaType),
  });

export const voucherRoutes = [
  downloadRoute({
    path: '/api/v1/download/voucher',
    summary: 'The voucher of an issued booking as a PDF, for its member or for its e-mail address',
    body: VOUCHER_REQUEST,
    make: (context, asking, { id, service }) => getVoucher(context, { ...asking, id, service }),
  }),
  downloadRoute({
    path: '/api/v1/download/receipt',
    summary: 'The receipt of a paid booking as a PDF, for its member or for its e-mail address',
    body: RECEIPT_REQUEST,
    make: (context, asking, { id }) => getReceipt(context, { ...asking, id }),
  }),
  downloadRoute({
    path: '/api/v1/itinerary/voucher_itin',
    access: 'member',
    summary: "The voucher of one of the member's issued bookings as a PDF",
    body: VOUCHER_REQUEST,
    make: (context, asking, { id, service }) => getVoucher(context, { ...asking, email: undefined, id, service }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/download/calendar',
    isBeyondContract: true,
    access: 'public',
    summary: 'The stay, or before payment its deadline, as an iCalendar file',
    query: CALENDAR_QUERY,
    response: { mediaType: 'text/calendar' },
    rateLimit: DOWNLOADS,
    async handler(request, context) {
      const { query } = request;
      const file = await getCalendar(context, { ...viewer(query, request), id: query.id });
      return attachment(file, 'text/calendar; charset=utf-8');
    },
  }),
];
