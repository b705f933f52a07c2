import { inlineJson } from '@wisata/kernel/inline-json';
import type { Locale } from '@wisata/kernel/locale';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { createElement as h } from 'react';
import type { CSSProperties, ReactElement, ReactNode, TableHTMLAttributes } from 'react';
import { ownText, renderPage } from '../../app/render-page.ts';

/** One plain mail: what happened, the facts, one next step. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly button?: { readonly text: string; readonly path: string };
  readonly closing: string;
  /** What the mail program of the reader may put into a calendar, in the words of schema.org. */
  readonly data?: readonly SchemaThing[];
}

export function letterText(letter: Letter, baseUrl: string): string {
  const facts = letter.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const link = letter.button ? `${letter.button.text}: ${baseUrl}${letter.button.path}` : '';
  return [letter.heading, ...letter.paragraphs, facts, link, letter.closing, 'Wisata']
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}

/** A table that only lays out, as every mail program reads it. */
const layoutTable = (attributes: TableHTMLAttributes<HTMLTableElement>, ...rows: readonly ReactElement[]) =>
  h('table', { role: 'presentation', cellPadding: 0, cellSpacing: 0, ...attributes }, h('tbody', null, ...rows));

const row = (...cells: readonly ReactElement[]) => h('tr', null, ...cells);

const PAGE: CSSProperties = {
  margin: 0,
  background: '#f4f6f9',
  color: '#0e1a2f',
  font: "16px/1.55 'Plus Jakarta Sans',Arial,sans-serif",
};
const SHEET: CSSProperties = {
  maxWidth: '560px',
  background: '#ffffff',
  border: '1px solid #dce2ea',
  borderRadius: '12px',
};
const BRAND: CSSProperties = {
  background: '#0b2447',
  color: '#ffffff',
  padding: '20px 24px',
  borderRadius: '12px 12px 0 0',
  fontSize: '20px',
  fontWeight: 800,
};
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: '8px',
  background: '#b8400a',
  color: '#ffffff',
  fontWeight: 700,
  textDecoration: 'none',
};

const CELL: CSSProperties = { padding: '6px 0', verticalAlign: 'top' };

/** Names are mostly one word: a third of a phone's width keeps them on one line. */
function factTable(facts: Letter['facts']): ReactNode {
  const rows = facts.map(([name, value]) =>
    row(
      h('td', { width: '34%', style: { ...CELL, paddingRight: '16px', color: '#566379' } }, name),
      h('td', { style: { ...CELL, fontWeight: 700 } }, value),
    ),
  );
  const style = { borderTop: '2px dashed #dce2ea', paddingTop: '12px' };
  return facts.length > 0 && layoutTable({ width: '100%', style }, ...rows);
}

function content({ heading, paragraphs, facts, button, closing }: Letter, baseUrl: string): ReactElement {
  return h(
    'td',
    { style: { padding: '28px 24px' } },
    h('h1', { style: { margin: '0 0 16px', fontSize: '22px', lineHeight: '1.25' } }, heading),
    ...paragraphs.map((text) => h('p', { style: { margin: '0 0 16px', lineHeight: '1.55' } }, text)),
    factTable(facts),
    button &&
      h('p', { style: { margin: '24px 0' } }, h('a', { href: baseUrl + button.path, style: BUTTON }, button.text)),
    h('p', { style: { margin: 0, color: '#566379', fontSize: '14px', lineHeight: '1.5' } }, closing),
  );
}

/** Tables and inline styles, because mail programs read nothing else. */
export function letterHtml(letter: Letter, baseUrl: string, locale: Locale): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('title', null, letter.subject),
    letter.data?.length ? ownText('script', inlineJson(letter.data), { type: 'application/ld+json' }) : null,
  );
  const brand = row(h('td', { style: BRAND }, 'wisata'));
  const sheet = layoutTable({ width: '100%', style: SHEET }, brand, row(content(letter, baseUrl)));
  const ground = row(h('td', { align: 'center', style: { padding: '24px 12px' } }, sheet));
  return renderPage(
    h('html', { lang: locale }, head, h('body', { style: PAGE }, layoutTable({ width: '100%' }, ground))),
  );
}
