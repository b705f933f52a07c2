import { useId } from 'react';
import styles from './streaming-bar.module.css';

/** One source of a streaming search. */
export interface SearchSource {
  readonly id: string;
  readonly name: string;
  readonly state: 'asking' | 'answered' | 'failed';
}

/** A search that asks several sources at once; sources keep their order from first to last render. */
export interface StreamingBarProps {
  readonly sources: readonly SearchSource[];
  /** Sentence beside the cells: `7 of 12 sources answered · 38 flights so far`. */
  readonly text: string;
  readonly labels: {
    /** Name of the bar for screen readers. */
    readonly bar: string;
    readonly failed: (name: string) => string;
    readonly retry: string;
  };
  /** Progress from 0 to 100 by a rule of its own; otherwise the share of finished sources. */
  readonly percent?: number;
  /** Asks one failed source again; without it failures are named but cannot be repeated. */
  readonly onRetry?: (id: string) => void;
}

/**
 * One cell per source that a search asks: filled when it answered, fading while asked, striped when it failed. The share
 * of finished sources is a progress bar for screen readers; each failed source is named with its own "ask again".
 */
export function StreamingBar({ sources, text, labels, percent, onRetry }: StreamingBarProps) {
  const id = useId();
  const finished = sources.filter((source) => source.state !== 'asking').length;
  const failed = sources.filter((source) => source.state === 'failed');
  const share = sources.length === 0 ? 100 : Math.floor((finished / sources.length) * 100);
  return (
    <div className={styles.bar}>
      <div
        role="progressbar"
        aria-label={labels.bar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? share}
        aria-describedby={id}
        className={styles.cells}
      >
        {sources.map((source) => (
          <span key={source.id} className={styles.cell} data-state={source.state} title={source.name} />
        ))}
      </div>
      <p id={id} className={styles.text}>
        {text}
      </p>
      {failed.length > 0 && (
        <ul role="list" className={styles.failures}>
          {failed.map((source) => (
            <li key={source.id} className={styles.failure}>
              <span>{labels.failed(source.name)}</span>
              {onRetry && (
                <button
                  type="button"
                  className={styles.retry}
                  aria-label={`${labels.retry}: ${source.name}`}
                  onClick={() => onRetry(source.id)}
                >
                  {labels.retry}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
