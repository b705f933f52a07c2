import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { StreamingBar } from '@wisata/ui/streaming-bar';
import { askAgain, forgetSearch } from '../api/flight-results.api.ts';
import { useHasPassed } from '../hooks/use-has-passed.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';
import type { AskedSource, FailedSource, MergedResults } from '../rules/results-merge.rules.ts';

interface SearchStatusProps {
  readonly search: FlightSearch;
  readonly asked: readonly AskedSource[];
  readonly results: MergedResults;
}

function stateOf({ outcome }: AskedSource) {
  if (outcome === undefined) return 'asking';
  return outcome.ok ? 'answered' : 'failed';
}

function useNames() {
  const { t } = useTranslation('flight');
  const groupName = (id: string) => (id.startsWith('airline-') ? t('groups.airline') : t(`groups.${id}`));
  return { groupName, failedName: ({ id, name }: FailedSource) => name ?? groupName(id) };
}

/** Who did not answer, each asked again by itself; the flights that are there stay. */
function Failures({ search, results }: Omit<SearchStatusProps, 'asked'>) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const revalidator = useRevalidator();
  const { failedName } = useNames();
  return results.failed.map((failed) => (
    <Note
      key={failed.id}
      tone="plain"
      live="status"
      actions={
        <Button
          variant="link"
          size="s"
          aria-label={`${t('status.retry')}: ${failedName(failed)}`}
          onClick={() => {
            askAgain(app, search, failed.id, failed.airlines);
            void revalidator.revalidate();
          }}
        >
          {t('status.retry')}
        </Button>
      }
    >
      {t('status.failed', { name: failedName(failed) })}
    </Note>
  ));
}

/** How far the search has come, what did not answer, and whether the prices are still fresh. */
export function SearchStatus({ search, asked, results }: SearchStatusProps) {
  const { t } = useTranslation('flight');
  const app = useApp();
  const revalidator = useRevalidator();
  const { groupName } = useNames();
  const isOld = useHasPassed(results.expiresAtMs);
  const { finished, flights, isComplete } = results;
  return (
    <>
      {!isComplete && (
        <StreamingBar
          sources={asked.map((source) => ({ id: source.id, name: groupName(source.id), state: stateOf(source) }))}
          text={`${t('status.answered', { finished, count: results.asked })} · ${t('status.soFar', { count: flights.length })}`}
          labels={{ bar: t('status.bar'), failed: (name) => t('status.failed', { name }), retry: t('status.retry') }}
        />
      )}
      {isComplete && <Failures search={search} results={results} />}
      {isOld && (
        <Note
          tone="warn"
          live="status"
          title={t('status.oldTitle')}
          actions={
            <Button
              size="s"
              onClick={() => {
                forgetSearch(app, search);
                void revalidator.revalidate();
              }}
            >
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
