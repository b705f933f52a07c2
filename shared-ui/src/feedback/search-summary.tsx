import { Button } from '../actions/button.tsx';
import styles from './search-summary.module.css';
import { StreamingBar, type StreamingBarProps } from './streaming-bar.tsx';

interface FailedSource {
  readonly id: string;
  readonly name: string;
}

/** Props of `SearchSummary`. */
export interface SearchSummaryProps {
  /** While sources are asked; afterwards the sentence and the failures take its place. */
  readonly progress: Omit<StreamingBarProps, 'labels' | 'onRetry'> | undefined;
  /** How many there are. */
  readonly text: string;
  readonly failed: readonly FailedSource[];
  readonly labels: StreamingBarProps['labels'];
  /** Asks one failed source again. */
  readonly onRetry: (id: string) => void;
}

/** How far a search has come and what did not answer, each asked again by itself; as high with the bar as without. */
export function SearchSummary({ progress, text, failed, labels, onRetry }: SearchSummaryProps) {
  if (progress) {
    return (
      <div className={styles.status}>
        <StreamingBar {...progress} labels={labels} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={styles.status}>
      <div className={styles.summary} role="status">
        <p className={styles.count}>{text}</p>
        {failed.map(({ id, name }) => (
          <p key={id} className={styles.failed}>
            {labels.failed(name)}{' '}
            <Button variant="link" size="s" aria-label={`${labels.retry}: ${name}`} onClick={() => onRetry(id)}>
              {labels.retry}
            </Button>
          </p>
        ))}
      </div>
    </div>
  );
}
