import { useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Chart } from '@wisata/registry/judge/charts';
import { TAKES_BACK } from '@wisata/registry/release-state';
import type { Revision } from '@wisata/registry/repository';
import { findChart } from './console.api.ts';
import { RateLines } from './failure-rates.tsx';
import { searchPageVitals } from './page-vitals.ts';
import { VitalsOf } from './vitals-table.tsx';
import { useWords } from './words.ts';
import styles from './taken-back.module.css';
import text from './text.module.css';

/** Whichever part of the visitors had a version: of each page and vital what most of them met. */
function asSides({ version, beside, figures }: Chart): Chart['figures'] {
  const most = new Map<string, Chart['figures']['vitals'][number]>();
  for (const each of figures.vitals) {
    const key = [each.version, each.page ?? '', each.vital].join(' ');
    const known = most.get(key);
    const cohort = each.version === version ? 'canary' : 'stable';
    if (each.version !== version && each.version !== beside) continue;
    if (!known || known.count < each.count) most.set(key, { ...each, cohort });
  }
  return { ...figures, vitals: [...most.values()] };
}

function Story({ chart }: { chart: Chart }) {
  const { t } = useWords();
  const { version, beside } = chart;
  const figures = asSides(chart);
  if (figures.totals.length === 0) return <p className={text.muted}>{t('takenBack.none')}</p>;
  return (
    <div className={styles.story}>
      <RateLines
        figures={figures}
        canary={{ version, label: version }}
        stable={{ version: beside, label: beside ?? t('takenBack.nothing') }}
      />
      <VitalsOf
        pages={searchPageVitals(figures, { canary: version, stable: beside })}
        labels={{ canary: version, stable: beside ?? '' }}
      />
    </div>
  );
}

/** What visitors met of a version around the moment in which it was taken back; kept as long as the history. */
export function TakenBack({ revision }: { revision: Revision }) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Outcome<Chart>>();
  if (!TAKES_BACK.includes(revision.action.kind)) return null;
  const show = async (isOpen: boolean) => {
    if (isOpen && !answer) setAnswer(await findChart(revision.package, revision.revision));
  };
  return (
    <details className={styles.more} onToggle={(event) => void show(event.currentTarget.open)}>
      <summary>{t('takenBack.summary')}</summary>
      {!answer && <p className={text.muted}>{t('rates.asking')}</p>}
      {answer && !answer.ok && <p className={text.muted}>{t('takenBack.none')}</p>}
      {answer?.ok && <Story chart={answer.data} />}
    </details>
  );
}
