import { readFileSync } from 'node:fs';

/** The rows of a data file with their cells, which stand between `|`; lines that begin with `#` say what they are. */
export function readTable(file: URL): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `4 5` as numbers. */
export const numbersOf = (text = '') => text.split(' ').map(Number);

/** `jogja, yogya` as a list; nothing for an empty cell. */
export const namesOf = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** `-6.1256 106.6560` as a point. */
export function pointOf(text = ''): { readonly latitude: number; readonly longitude: number } {
  const [latitude = NaN, longitude = NaN] = numbersOf(text);
  return { latitude, longitude };
}
