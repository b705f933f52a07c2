import { plainLetters } from '@wisata/kernel/plain-letters';
import styles from './highlight.module.css';

/** `query` is what was typed; its first match in `text` is set apart. */
export interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/** Same length as the text, so that positions carry over: letters lose case and marks one by one. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = plainLetters(letter);
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** First place where the query begins a word of the text, whatever its case and accents; -1 when there is none. */
export function findMatch(text: string, query: string): number {
  const wanted = fold(query.trim());
  if (!wanted) return -1;
  const folded = fold(text);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at;
  }
  return folded.indexOf(wanted);
}

/** A suggestion's name with the typed letters set apart by weight; read out as one text. */
export function Highlight({ text, query }: HighlightProps) {
  const at = findMatch(text, query);
  if (at < 0) return text;
  const end = at + query.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.match}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
