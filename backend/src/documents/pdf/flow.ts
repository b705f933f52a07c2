import { PAGE, type Sheet } from './sheet.ts';

const BOTTOM = PAGE.height - 78;

/** Where the next block goes; starts a page when a block does not fit on the rest of this one. */
export class Flow {
  readonly #sheet: Sheet;
  y: number;

  constructor(sheet: Sheet, y: number) {
    this.#sheet = sheet;
    this.y = y;
  }

  /** Makes sure that `height` more points fit below `y`. */
  reserve(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.#sheet.doc.addPage();
    this.y = PAGE.margin;
  }
}
