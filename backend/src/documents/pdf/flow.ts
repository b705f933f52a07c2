import { PAGE, type Sheet } from './sheet.ts';

const BOTTOM = PAGE.height - 78;

/** Tracks where the next block goes; starts a new page when it does not fit. */
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
