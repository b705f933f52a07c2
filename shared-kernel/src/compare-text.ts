/**
 * Order of names and codes, without regard to capitals. Equal on every machine, where a locale's own order takes a slow phone
 * a long task to be known.
 */
export function compareText(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}
