import styles from './score.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A score on its ground, `8.9`, and the words that are read instead of the number. */
export function Score({ score, words }: { score: string; words: string }) {
  return (
    <span className={styles.score}>
      <span aria-hidden>{score}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
