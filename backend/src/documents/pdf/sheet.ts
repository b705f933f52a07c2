import type { Weight } from './fonts.ts';
import { getFont, WEIGHTS } from './fonts.ts';
import { printable } from './glyphs.ts';

/** A4 in points; 72 points are an inch, one millimetre is 2.835. */
export const PAGE = { width: 595.28, height: 841.89, margin: 36 } as const;
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

/** The brand's colours on paper. */
export const INK = {
  brand: '#0b2447',
  onBrandMuted: '#b9cbe4',
  batik: '#24436f',
  accent: '#f0974a',
  text: '#0e1a2f',
  muted: '#566379',
  line: '#dce2ea',
  perforation: '#aab6c6',
  success: '#0d6843',
} as const;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Space added between letters, in points. */
  readonly tracking?: number;
}

export interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly lang: string;
  readonly createdAt: Date;
}

/** One PDF being written: text by weight and colour, measured before it is placed. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #chunks: Uint8Array[] = [];
  readonly #finished: Promise<Buffer>;

  private constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    for (const weight of Object.keys(WEIGHTS) as Weight[]) this.doc.registerFont(weight, getFont(weight));
    this.#finished = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.doc.on('error', reject);
    });
  }

  static async begin({ title, author, lang, createdAt }: SheetOptions): Promise<Sheet> {
    // Loaded with the first document: it takes as long as a third of the other code of the API.
    const { default: PDFDocument } = await import('pdfkit');
    const info = { Title: title, Author: author, Creator: author, Producer: author };
    return new Sheet(
      // Margin 0: pdfkit would start a new page by itself; where pages end is decided by `Flow`.
      new PDFDocument({
        size: 'A4',
        margin: 0,
        bufferPages: true,
        lang,
        displayTitle: true,
        info: { ...info, CreationDate: createdAt, ModDate: createdAt },
      }),
    );
  }

  #use({ size = 9.5, weight = 'regular' }: TextStyle): void {
    this.doc.font(weight).fontSize(size);
  }

  #printable(text: string): string {
    const { font } = (this.doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return printable(text, (code) => font.hasGlyphForCodePoint(code));
  }

  #options(width: number, { align = 'left', tracking = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
    return { width, align, characterSpacing: tracking, lineGap: 1.5 };
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return this.doc.heightOfString(this.#printable(text), this.#options(width, style));
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.doc.widthOfString(this.#printable(text), { characterSpacing: style.tracking ?? 0 });
  }

  /** The style with the largest size, in half points down to `least`, at which the text stays on one line. */
  fitted(text: string, width: number, style: TextStyle & { readonly size: number }, least: number): TextStyle {
    let { size } = style;
    // A line has room for the space behind its last letter too.
    const room = width - (style.tracking ?? 0);
    while (size > least && this.widthOf(text, { ...style, size }) > room) size -= 0.5;
    return { ...style, size };
  }

  /** Writes wrapped text with its top left corner at x, y and returns the y below it. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    this.#use(style);
    this.doc.fillColor(style.colour ?? INK.text).text(this.#printable(text), x, y, this.#options(width, style));
    return y + this.heightOf(text, width, style);
  }

  rule(x1: number, y1: number, x2: number, y2: number, colour: string = INK.line, width = 0.75): void {
    this.doc.save().moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(colour).stroke().restore();
  }

  perforation(x1: number, y1: number, x2: number, y2: number, colour: string): void {
    this.doc
      .save()
      .moveTo(x1, y1)
      .lineTo(x2, y2)
      .lineWidth(1.2)
      .dash(3.2, { space: 3.2 })
      .strokeColor(colour)
      .stroke()
      .restore();
  }

  finish(): Promise<Buffer> {
    this.doc.end();
    return this.#finished;
  }
}
