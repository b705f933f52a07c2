import { createHash } from 'node:crypto';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { ownText, renderPage } from '../../app/render-page.ts';
import { MAILS_PER_PAGE, type MailPage, type MailSummary, type StoredMail } from './mail.repository.ts';

const STYLE = `
:root{color-scheme:light dark;--brand:#0b2447;--bg:#f4f6f9;--surface:#fff;--text:#0e1a2f;--muted:#566379;--line:#dce2ea;--strong:#7b889c;--link:#1d57a3;--picked:#e4eef9;--action:#b8400a;--on-action:#fff;--ok:#0d6843;--ok-bg:#e4f4eb;--bad:#b0201f;--bad-bg:#fdecec;--fill:#e6ebf2}
@media (prefers-color-scheme:dark){:root{--brand:#061630;--bg:#0a1526;--surface:#101e34;--text:#eaf0f8;--muted:#a5b4c9;--line:#24364f;--strong:#7388a5;--link:#9dbfe6;--picked:#1a3050;--action:#f0974a;--on-action:#1a0f04;--ok:#7fd3a6;--ok-bg:#0f3324;--bad:#ff9d9a;--bad-bg:#431718;--fill:#22344e}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:450 16px/1.5 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,sans-serif}
a{color:var(--link)}
a:focus-visible,input:focus-visible,button:focus-visible,iframe:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header{background:var(--brand);color:#fff;padding:14px 24px;display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;border-bottom:1px solid var(--line)}
header .home{color:#fff;text-decoration:none;font-weight:800;font-size:20px;letter-spacing:-.02em}
header p{margin:0;color:#b9cbe4;flex:1 1 240px}
form{display:flex;gap:8px;flex:1 1 320px;max-width:480px}
label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
input{flex:1;min-width:0;height:44px;padding:0 14px;font:inherit;color:var(--text);background:var(--surface);border:1px solid var(--strong);border-radius:8px}
button{height:44px;padding:0 20px;font:inherit;font-weight:650;color:var(--on-action);background:var(--action);border:0;border-radius:8px;cursor:pointer}
main{display:grid;gap:16px;max-width:1280px;margin:0 auto;padding:24px}
@media (min-width:960px){main.two{grid-template-columns:380px minmax(0,1fr);align-items:start}}
@media (max-width:959px){main{padding:16px}main.two>.list{display:none}}
.list,.mail,.empty{background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
main.one{max-width:820px}
ul{list-style:none;margin:0;padding:0}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:14px 18px;color:inherit;text-decoration:none}
li a:hover,li a[aria-current]{background:var(--picked)}
li a[aria-current]{box-shadow:inset 3px 0 var(--action)}
.subject{display:block;font-weight:650;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:2px 12px;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums}
.tag{display:inline-block;padding:0 8px;border-radius:4px;background:var(--fill);font-size:13px;font-weight:600}
.tag.sent{background:var(--ok-bg);color:var(--ok)}.tag.failed{background:var(--bad-bg);color:var(--bad)}
nav{display:flex;justify-content:space-between;gap:12px;padding:12px 18px;border-top:1px solid var(--line);color:var(--muted);font-size:14px}
.mail header{background:none;color:var(--text);display:block;padding:20px 24px}
.mail h1{margin:0 0 8px;font-size:22px;line-height:1.25;letter-spacing:-.02em;overflow-wrap:anywhere}
.files{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0}
.files a{font-size:15px;font-weight:600;border:1px solid var(--line);border-radius:8px;padding:8px 12px}
iframe{display:block;width:100%;height:70vh;min-height:480px;border:0;background:#fff}
details{border-top:1px solid var(--line);padding:12px 24px}summary{cursor:pointer;font-weight:600;color:var(--link)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.55 ui-monospace,monospace}
.back{display:inline-block;padding:0 0 4px;font-weight:600}
@media (min-width:960px){.back{display:none}}
.empty{padding:48px 24px;text-align:center}.empty h1{margin:0 0 8px;font-size:22px}.empty p{margin:0;color:var(--muted)}
`;

/** Nothing runs on this page; the one style sheet is named by its hash. */
export const INBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const STATUS_WORDS: Record<StoredMail['status'], string> = {
  kept: 'Kept here',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not sent',
};

const instantFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const timeOf = (at: Date) => h('time', { dateTime: at.toISOString() }, `${instantFormat.format(at)} WIB`);

const statusTag = (status: StoredMail['status']) => h('span', { className: `tag ${status}` }, STATUS_WORDS[status]);

function inboxPath(id: string | undefined, to: string, page = 1): string {
  const query = new URLSearchParams({ ...(to ? { to } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return `/dev/inbox${id ? `/${id}` : ''}${query ? `?${query}` : ''}`;
}

function entry(mail: MailSummary, to: string, page: number, currentId?: string): ReactElement {
  const facts = [
    h('span', null, mail.recipient),
    timeOf(mail.created_at),
    mail.attachment_count > 0 && h('span', null, `${mail.attachment_count} attached`),
    mail.status !== 'kept' && statusTag(mail.status),
  ];
  return h(
    'li',
    null,
    h(
      'a',
      { href: inboxPath(mail.id, to, page), 'aria-current': mail.id === currentId ? 'page' : undefined },
      h('span', { className: 'subject' }, mail.subject),
      h('span', { className: 'facts' }, ...facts),
    ),
  );
}

function list({ mails, total }: MailPage, to: string, page: number, currentId?: string): ReactElement {
  const last = Math.max(1, Math.ceil(total / MAILS_PER_PAGE));
  const step = (by: number, rel: string, words: string) =>
    h('a', { href: inboxPath(undefined, to, page + by), rel }, words);
  return h(
    'section',
    { className: 'list', 'aria-label': 'Mails' },
    h('ul', null, ...mails.map((mail) => entry(mail, to, page, currentId))),
    h(
      'nav',
      { 'aria-label': 'Pages' },
      page > 1 ? step(-1, 'prev', 'Newer') : h('span'),
      h('span', null, `Page ${page} of ${last}`),
      page < last ? step(1, 'next', 'Older') : h('span'),
    ),
  );
}

function opened({ id, subject, recipient, created_at, status, failure, attachments, text }: StoredMail, to: string) {
  const files = attachments.map(({ name }, index) =>
    h('a', { href: `/dev/inbox/${id}/files/${index}`, download: name }, name),
  );
  const sandbox = 'allow-top-navigation-by-user-activation';
  return h(
    'article',
    { className: 'mail' },
    h(
      'header',
      null,
      h('a', { className: 'back', href: inboxPath(undefined, to) }, 'All mails'),
      h('h1', null, subject),
      h('div', { className: 'facts' }, h('span', null, `To ${recipient}`), timeOf(created_at), statusTag(status)),
      failure && h('p', null, failure),
      files.length > 0 && h('div', { className: 'files' }, ...files),
    ),
    h('iframe', { title: 'Message', src: `/dev/inbox/${id}/html`, sandbox }),
    h('details', null, h('summary', null, 'Plain text'), h('pre', null, text)),
  );
}

function emptyNote(to: string): ReactElement {
  const note = to
    ? h('a', { href: '/dev/inbox' }, 'Show all mails')
    : 'Open an account, book something or ask for a new password, and the mail is here at once.';
  return h('div', { className: 'empty' }, h('h1', null, to ? `No mail to ${to}` : 'No mail yet'), h('p', null, note));
}

export interface InboxView {
  found: MailPage;
  to: string;
  page: number;
  current?: StoredMail;
}

function pageHeader({ found: { total }, to }: InboxView): ReactElement {
  const count = `${total} ${total === 1 ? 'mail' : 'mails'}${to ? ` to ${to}` : ''}`;
  const field = { id: 'to', name: 'to', type: 'search', placeholder: 'E-mail address', defaultValue: to };
  return h(
    'header',
    null,
    h('a', { className: 'home', href: '/dev/inbox' }, 'wisata inbox'),
    h('p', null, count),
    h(
      'form',
      { action: '/dev/inbox', role: 'search' },
      h('label', { htmlFor: 'to' }, 'Address'),
      h('input', field),
      h('button', null, 'Search'),
    ),
  );
}

export function renderInbox(view: InboxView): string {
  const { found, to, page, current } = view;
  const parts: ReactNode[] = [
    found.total > 0 || current ? list(found, to, page, current?.id) : emptyNote(to),
    current && opened(current, to),
  ];
  const title = current ? `${current.subject} · Inbox` : 'Inbox';
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('title', null, `${title} · Wisata`),
    h('meta', { name: 'robots', content: 'noindex' }),
    ownText('style', STYLE),
  );
  const main = h('main', { className: current ? 'two' : 'one' }, ...parts);
  return renderPage(h('html', { lang: 'en' }, head, h('body', null, pageHeader(view), main)));
}
