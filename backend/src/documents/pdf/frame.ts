import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { HELP_DESK } from '../help-desk.ts';
import type { DOCUMENT_WORDS } from '../words.ts';
import { drawLogo } from './emblem.ts';
import { INK, PAGE, Sheet } from './sheet.ts';

/** The words around every document, whatever it is for. */
export interface FrameWords extends Pick<
  (typeof DOCUMENT_WORDS)['en'],
  'issued' | 'issuedOn' | 'help' | 'licence' | 'page'
> {
  readonly document: string;
}

interface Printed {
  readonly locale: Locale;
  readonly now: Date;
}

/** y below the head of a page. */
export const BELOW_TOP = 74;

/** Brand on the left, kind and state of the document on the right. */
export function drawTop(sheet: Sheet, words: FrameWords, { locale, now }: Printed): void {
  drawLogo(sheet, PAGE.margin, 30, 24, HELP_DESK.brand);
  const x = PAGE.width - PAGE.margin - 260;
  sheet.text(words.document, x, 28, 260, { size: 13, weight: 'bold', align: 'right' });
  const printed = words.issuedOn(formatDate(todayInJakarta(now.getTime()), locale));
  sheet.text(`${words.issued} · ${printed}`, x, 45, 260, { size: 8.5, colour: INK.muted, align: 'right' });
}

/** Help desk, company and page number at the foot of every page that was drawn. */
function drawFooters(sheet: Sheet, words: FrameWords, locale: Locale): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const small = { size: 8, colour: INK.muted } as const;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const y = PAGE.height - 62;
    sheet.rule(PAGE.margin, y, PAGE.width - PAGE.margin, y);
    const help = `${words.help}: ${HELP_DESK.phone}, ${HELP_DESK.hours[locale]}`;
    const at = sheet.text(help, PAGE.margin, y + 9, 400, { size: 9, weight: 'semibold' });
    const company = `${HELP_DESK.company}, ${HELP_DESK.address}. ${words.licence(HELP_DESK.licence)}.`;
    sheet.text(company, PAGE.margin, at + 1, 470, small);
    const number = words.page(index + 1, count);
    sheet.text(number, PAGE.width - PAGE.margin - 100, y + 9, 100, { ...small, align: 'right' });
  }
}

/** A document with what `draw` puts on its pages, help desk and page numbers at their foot. */
export async function writeDocument(
  { locale, now }: Printed,
  words: FrameWords,
  about: string,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const title = `${words.document} ${about}`;
  const sheet = await Sheet.begin({ title, author: HELP_DESK.company, lang: locale, createdAt: now });
  draw(sheet);
  drawFooters(sheet, words, locale);
  return sheet.finish();
}
