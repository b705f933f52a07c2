const AMOUNT = /((?:Rp\.?|S\$|IDR|SGD)) (?=\d)/g;
const BOLD = /\*\*(\S(?:[^*]*[^*\s])?)\*\*/g;

/** What an editor wrote, as readers see it: an amount is never parted from its currency, and the stars of a bold word mean nothing in plain words. */
export const shownWords = (words: string): string => words.replace(AMOUNT, '$1\u00a0').replace(BOLD, '$1');
