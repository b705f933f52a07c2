import { defaultTreeAdapter as tree, html as names, parse, serialize } from 'parse5';
import * as v from 'valibot';
import { html, notFound, ok, RawReply } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { defineRoute, type RouteDefinition } from '../../app/route.ts';
import { INBOX_POLICY, renderInbox } from './inbox-page.ts';
import { findMail, searchMails, type StoredMail } from './mail.repository.ts';

/** Links in a mail leave its frame; scripts, forms and foreign requests do not work in it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'";

const pageNumber = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((page) => Number.isInteger(page) && page > 0 && page < 1e6, 'The page must be a number from 1 up.'),
);
const listQuery = v.object({
  to: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254)), ''),
  page: v.optional(pageNumber, '1'),
  format: v.optional(v.picklist(['html', 'json']), 'html'),
});
const PAGE = { mediaType: 'text/html' } as const;
const mailParams = v.object({ id: v.string() });

async function getMail(context: BackendContext, id: string): Promise<StoredMail> {
  const mail = v.is(v.pipe(v.string(), v.uuid()), id) ? await findMail(context.db, id) : undefined;
  if (!mail) throw notFound('This mail does not exist.');
  return mail;
}

/** The same page with links that leave the frame it stands in. */
function openingOutside(html: string): string {
  const document = parse(html);
  const root = document.childNodes.find((node) => node.nodeName === 'html');
  const head = root && 'childNodes' in root ? root.childNodes.find((node) => node.nodeName === 'head') : undefined;
  const target = [{ name: 'target', value: '_top' }];
  if (head && 'childNodes' in head) tree.appendChild(head, tree.createElement('base', names.NS.HTML, target));
  return serialize(document);
}

const page = (body: string) => {
  const reply = html(body);
  reply.headers['content-security-policy'] = INBOX_POLICY;
  return reply;
};

const INBOX = { method: 'GET', access: 'open' } as const;

const listRoute = defineRoute({
  ...INBOX,
  path: '/dev/inbox',
  summary: 'Mails that were written, newest first, as a page or as data',
  query: listQuery,
  response: v.object({ total: v.number(), mails: v.array(v.looseObject({ subject: v.optional(v.string()) })) }),
  async handler({ query }, { db }) {
    const found = await searchMails(db, query);
    if (query.format === 'html') return page(renderInbox({ found, to: query.to, page: query.page }));
    const mails = await Promise.all(found.mails.map(({ id }) => findMail(db, id)));
    return ok({
      total: found.total,
      mails: mails.map((mail) => ({
        ...mail,
        attachments: mail?.attachments.map(({ name, mediaType }) => ({ name, mediaType })),
      })),
    });
  },
});

const openRoute = defineRoute({
  ...INBOX,
  path: '/dev/inbox/:id',
  summary: 'One mail beside the list',
  params: mailParams,
  query: listQuery,
  response: PAGE,
  async handler({ params, query }, context) {
    const current = await getMail(context, params.id);
    const found = await searchMails(context.db, query);
    return page(renderInbox({ found, to: query.to, page: query.page, current }));
  },
});

const htmlRoute = defineRoute({
  ...INBOX,
  path: '/dev/inbox/:id/html',
  summary: 'The mail itself',
  params: mailParams,
  response: PAGE,
  async handler({ params }, context) {
    const mail = await getMail(context, params.id);
    const reply = html(openingOutside(mail.html));
    reply.headers['content-security-policy'] = MAIL_POLICY;
    return reply;
  },
});

const fileRoute = defineRoute({
  ...INBOX,
  path: '/dev/inbox/:id/files/:index',
  summary: 'A file attached to a mail',
  params: v.object({ id: v.string(), index: v.string() }),
  response: { mediaType: '*/*' },
  async handler({ params }, context) {
    const file = (await getMail(context, params.id)).attachments[Number(params.index)];
    if (!file) throw notFound('This file does not exist.');
    return new RawReply(Buffer.from(file.base64, 'base64'), {
      contentType: file.mediaType,
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
    });
  },
});

/** Anybody may read the inbox, so it exists only where mails are not private. */
export function mailRoutes({ config }: BackendContext): RouteDefinition[] {
  return config.inbox ? [listRoute, openRoute, htmlRoute, fileRoute] : [];
}
