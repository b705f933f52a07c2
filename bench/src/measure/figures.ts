/** The middle of some figures, and how far they lie apart. */
export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return { median, least: sorted[0]!, most: sorted.at(-1)! };
}

/** The value that a share of all lies at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** `820 (790–1041)`; only the middle where all are alike. */
export function formatFigure({ median, least, most }: Figure, decimals = 0): string {
  const text = (value: number) => value.toFixed(decimals);
  return text(least) === text(most) ? text(median) : `${text(median)} (${text(least)}–${text(most)})`;
}

/** Columns as wide as they have to be; the first one on the left, the others on the right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return [heads, ...rows].map(line).join('\n');
}

export const say = (text: string) => process.stdout.write(`${text}\n`);
