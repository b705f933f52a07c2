/** Small letters without marks, for comparing what people type: `Café` and `CAFE` both give `cafe`. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Plain letters in words with one space between: `Gili-Trawangan` gives `gili trawangan`, and punctuation alone gives nothing. */
export const plainWords = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
