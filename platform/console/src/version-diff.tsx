import { useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import { compareVersions } from './console.api.ts';
import { formatBytes } from './formats.ts';
import { ModuleDiff } from './module-diff.tsx';
import { RefusalText } from './registry-text.tsx';
import { useWords, type MessageKey, type Words } from './words.ts';
import styles from './version-diff.module.css';
import text from './text.module.css';

function factsOf({ t, locale }: Words, comparison: ReleaseComparison): string[] {
  const { totalBytes, contract, routes, slots, sharedRanges } = comparison;
  const list = (key: MessageKey, names: readonly string[]) =>
    names.length > 0 ? [t(key, { names: names.join(', ') })] : [];
  const ranges = sharedRanges.map(({ module, before, after }) =>
    t('diff.range', { module, before: before ?? t('diff.none'), after: after ?? t('diff.none') }),
  );
  const [before, after] = [formatBytes(totalBytes.before, locale), formatBytes(totalBytes.after, locale)];
  return [
    t('diff.size', { before, after }),
    ...(contract.before === contract.after ? [] : [t('diff.contract', { ...contract })]),
    ...list('diff.routesAdded', routes.added),
    ...list('diff.routesRemoved', routes.removed),
    ...list('diff.slotsAdded', slots.added),
    ...list('diff.slotsRemoved', slots.removed),
    ...list('diff.shared', ranges),
  ];
}

/** What changes for browsers from one version to another. */
export function VersionDiff({ name, from, to }: { name: string; from: string; to: string }) {
  const words = useWords();
  const { t } = words;
  const [answer, setAnswer] = useState<Outcome<ReleaseComparison>>();
  useEffect(() => {
    let isGone = false;
    void compareVersions(name, from, to).then((each) => {
      if (!isGone) setAnswer(each);
    });
    return () => {
      isGone = true;
    };
  }, [name, from, to]);
  return (
    <section className={styles.diff} aria-label={t('diff.label')}>
      <p className={text.strong}>{t('diff.versions', { from, to })}</p>
      {!answer && <p className={text.muted}>{t('diff.asking')}</p>}
      {answer && !answer.ok && (
        <p className={text.muted}>
          <RefusalText failure={answer.failure} />
        </p>
      )}
      {answer?.ok && (
        <>
          <ul>
            {factsOf(words, answer.data).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <ModuleDiff comparison={answer.data} />
        </>
      )}
    </section>
  );
}
