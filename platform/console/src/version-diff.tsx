import { useEffect, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import { compareVersions } from './console.api.ts';
import { formatBytes } from './release-words.ts';
import styles from './version-diff.module.css';
import text from './text.module.css';

function factsOf({ added, removed, changed, totalBytes, contract, routes, slots, sharedRanges }: ReleaseComparison) {
  const list = (label: string, names: readonly string[]) => (names.length > 0 ? [`${label}: ${names.join(', ')}`] : []);
  return [
    `Files: ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    `Size: ${formatBytes(totalBytes.before)} to ${formatBytes(totalBytes.after)}`,
    ...(contract.before === contract.after ? [] : [`Contract: ${contract.before} to ${contract.after}`]),
    ...list('New addresses', routes.added),
    ...list('Addresses that go', routes.removed),
    ...list('New slots', slots.added),
    ...list('Slots that go', slots.removed),
    ...list(
      'Shared modules',
      sharedRanges.map(({ module, before, after }) => `${module} ${before ?? 'none'} to ${after ?? 'none'}`),
    ),
  ];
}

/** What changes for browsers from one version to another. */
export function VersionDiff({ name, from, to }: { name: string; from: string; to: string }) {
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
    <section className={styles.diff} aria-label="Difference">
      <p className={text.strong}>
        {from} to {to}
      </p>
      {!answer && <p className={text.muted}>Comparing …</p>}
      {answer && !answer.ok && <p className={text.muted}>{answer.failure.message}</p>}
      {answer?.ok && (
        <ul>
          {factsOf(answer.data).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
