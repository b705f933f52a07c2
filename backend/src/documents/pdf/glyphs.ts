/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ŧ: 't',
  ħ: 'h',
};

/** The letter with as many of its marks as the font has: ễ becomes ê, or e. */
function simplest(char: string, has: (char: string) => boolean): string {
  const parts = Array.from((BASE_LETTERS[char] ?? char).normalize('NFD'));
  for (let count = parts.length; count > 0; count -= 1) {
    const candidate = parts.slice(0, count).join('').normalize('NFC');
    if (Array.from(candidate).every(has)) return candidate;
  }
  return '?';
}

/**
 * Text in glyphs that the embedded font has: a letter it lacks loses marks, as on a ticket, and anything else becomes
 * a question mark, because a voucher with an empty box in a name is refused at the desk.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const has = (char: string) => hasGlyph(char.codePointAt(0)!);
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' '), (char) =>
    has(char) ? char : simplest(char, has),
  ).join('');
}
