import { inlineJson } from '@wisata/kernel/inline-json';
import type { Locale } from '@wisata/kernel/locale';
import type { SchemaThing } from '@wisata/kernel/page-head';

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

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function letterText(letter: Letter, baseUrl: string): string {
  const facts = letter.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const link = letter.button ? `${letter.button.text}: ${baseUrl}${letter.button.path}` : '';
  return [letter.heading, ...letter.paragraphs, facts, link, letter.closing, 'Wisata']
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}

/** Tables and inline styles, because mail programs read nothing else. */
export function letterHtml(letter: Letter, baseUrl: string, locale: Locale): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(text)}</p>`;
  const facts = letter.facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:#566379">${escapeHtml(name)}</td>` +
        `<td style="padding:6px 0;font-weight:700">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const factTable = facts
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="border-top:2px dashed #dce2ea;padding-top:12px">${facts}</table>`
    : '';
  const button = letter.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(baseUrl + letter.button.path)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#b8400a;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(letter.button.text)}</a></p>`
    : '';
  const data = letter.data?.length ? `<script type="application/ld+json">${inlineJson(letter.data)}</script>` : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title>${data}</head>
<body style="margin:0;background:#f4f6f9;color:#0e1a2f;font:16px/1.55 'Plus Jakarta Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dce2ea;border-radius:12px">
<tr><td style="background:#0b2447;color:#ffffff;padding:20px 24px;border-radius:12px 12px 0 0;font-size:20px;font-weight:800">wisata</td></tr>
<tr><td style="padding:28px 24px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('')}${factTable}
${button}<p style="margin:0;color:#566379;font-size:14px;line-height:1.5">${escapeHtml(letter.closing)}</p></td></tr></table>
</td></tr></table></body></html>`;
}
