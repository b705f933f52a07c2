import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@wisata/kernel/outcome';
import type { SearchState } from '@wisata/kernel/search-progress';
import { lazyPart } from '@wisata/runtime';
import { SearchSummary, type SearchSummaryProps } from '@wisata/ui/search-summary';
import type { ServiceProps } from './service-props.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useLingering } from './use-lingering.ts';

const OldPrices = lazyPart(async () => (await import('./old-prices.tsx')).OldPrices, null);

interface SearchStatusProps extends ServiceProps, Pick<SearchSummaryProps, 'failed'> {
  readonly state: SearchState;
  readonly asked: readonly { readonly id: string; readonly outcome: Outcome<unknown> | undefined }[];
  readonly nameOf: (id: string) => string;
  /** Found so far. */
  readonly count: number;
  /** What the filters leave of them. */
  readonly left: number;
  /** Epoch milliseconds at which the first price ends; undefined when none says so. */
  readonly expiresAtMs: number | undefined;
  /** Asks one call alone. */
  readonly onRetry: (id: string) => void;
  /** Searches as if it were new. */
  readonly onRefresh: () => void;
}

const stateOf = (outcome: Outcome<unknown> | undefined) => (outcome ? (outcome.ok ? 'answered' : 'failed') : 'asking');

/** How far the search has come, what did not answer, and whether the prices are still fresh. */
export function SearchStatus(props: SearchStatusProps) {
  const { service, state, asked, nameOf, failed, count, left, expiresAtMs, onRetry, onRefresh } = props;
  const { t } = useTranslation(service);
  const isOld = useHasPassed(expiresAtMs);
  const isSearching = useLingering(!state.isComplete);
  const answered = t('status.answered', { finished: state.finished, count: state.asked });
  const progress = {
    sources: asked.map(({ id, outcome }) => ({ id, name: nameOf(id), state: stateOf(outcome) }) as const),
    text: `${answered} · ${t('status.soFar', { count })}`,
    percent: state.progress,
  };
  return (
    <>
      <SearchSummary
        progress={isSearching ? progress : undefined}
        text={t(left < count ? 'status.left' : 'status.found', { left, count })}
        failed={failed}
        labels={{ bar: t('status.bar'), failed: (name) => t('status.failed', { name }), retry: t('status.retry') }}
        onRetry={onRetry}
      />
      {isOld && (
        <Suspense fallback={null}>
          <OldPrices service={service} onRefresh={onRefresh} />
        </Suspense>
      )}
    </>
  );
}
