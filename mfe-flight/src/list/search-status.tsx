import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { StreamingBar } from '@wisata/ui/streaming-bar';
import { useHasPassed } from './use-has-passed.ts';
import { useLingering } from './use-lingering.ts';
import { useSearchAgain } from './use-search-again.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { AskedSource, FailedSource, MergedResults } from './results-merge.rules.ts';
import styles from './search-status.module.css';

interface SearchStatusProps {
  readonly search: FlightSearch;
  readonly asked: readonly AskedSource[];
  readonly results: MergedResults;
  /** Flights that the filters leave. */
  readonly left: number;
}

function stateOf({ outcome }: AskedSource) {
  if (outcome === undefined) return 'asking';
  return outcome.ok ? 'answered' : 'failed';
}

function useSourceNames() {
  const { t } = useTranslation('flight');
  const nameOf = (id: string) => (id.startsWith('airline-') ? t('groups.airline') : t(`groups.${id}`));
  return { nameOf, failedName: ({ id, name }: FailedSource) => name ?? nameOf(id) };
}

/** One cell for each call, until a moment after the last has answered. */
function Progress({ search, asked, results }: Omit<SearchStatusProps, 'left'>) {
  const { t } = useTranslation('flight');
  const { nameOf } = useSourceNames();
  const { askAgain } = useSearchAgain(search);
  const { finished, flights, progress } = results;
  const answered = t('status.answered', { finished, count: results.asked });
  return (
    <StreamingBar
      sources={asked.map((source) => ({ id: source.id, name: nameOf(source.id), state: stateOf(source) }))}
      text={`${answered} · ${t('status.soFar', { count: flights.length })}`}
      percent={progress}
      labels={{ bar: t('status.bar'), failed: (name) => t('status.failed', { name }), retry: t('status.retry') }}
      onRetry={(id) => askAgain(id, asked.find((source) => source.id === id)?.airlines ?? [])}
    />
  );
}

/** How many flights there are, and who did not answer, each asked again by itself. */
function Summary({ search, results, left }: Omit<SearchStatusProps, 'asked'>) {
  const { t } = useTranslation('flight');
  const { failedName } = useSourceNames();
  const { askAgain } = useSearchAgain(search);
  const count = results.flights.length;
  return (
    <div className={styles.summary} role="status">
      <p className={styles.count}>{t(left < count ? 'status.left' : 'status.found', { left, count })}</p>
      {results.failed.map((failed) => (
        <p key={failed.id} className={styles.failed}>
          {t('status.failed', { name: failedName(failed) })}{' '}
          <Button
            variant="link"
            size="s"
            aria-label={`${t('status.retry')}: ${failedName(failed)}`}
            onClick={() => askAgain(failed.id, failed.airlines)}
          >
            {t('status.retry')}
          </Button>
        </p>
      ))}
    </div>
  );
}

/** How far the search has come, what did not answer, and whether the prices are still fresh. */
export function SearchStatus(props: SearchStatusProps) {
  const { t } = useTranslation('flight');
  const { search, results } = props;
  const { searchAgain } = useSearchAgain(search);
  const isOld = useHasPassed(results.expiresAtMs);
  const isSearching = useLingering(!results.isComplete);

  return (
    <>
      <div className={styles.status}>{isSearching ? <Progress {...props} /> : <Summary {...props} />}</div>
      {isOld && (
        <Note
          tone="warn"
          live="status"
          title={t('status.oldTitle')}
          actions={
            <Button size="s" onClick={searchAgain}>
              {t('status.refresh')}
            </Button>
          }
        >
          {t('status.old')}
        </Note>
      )}
    </>
  );
}
