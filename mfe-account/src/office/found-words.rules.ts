interface Part {
  readonly part: string;
  readonly isFound: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** A text in parts, those that begin a word as it was typed marked as found. */
export function splitAtWords(text: string, keyword: string): readonly Part[] {
  const wanted = keyword.toLowerCase().match(WORD) ?? [];
  const parts: Part[] = [];
  let rest = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > rest) parts.push({ part: text.slice(rest, to), isFound });
    rest = Math.max(rest, to);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = wanted.filter((typed) => word.toLowerCase().startsWith(typed)).sort((a, b) => b.length - a.length)[0];
    if (!found) continue;
    add(index, false);
    add(index + found.length, true);
  }
  add(text.length, false);
  return parts;
}
