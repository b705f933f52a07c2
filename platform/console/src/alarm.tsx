import { CircleX, TriangleAlert } from 'lucide-react';
import { formatNumber } from '@wisata/kernel/locale';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Operator } from './console.api.ts';
import { mayDo, type Choice } from './release-choices.ts';
import { formatShare } from './formats.ts';
import { findVisits, isWorse } from './visit-figures.ts';
import { useWords } from './words.ts';
import styles from './alarm.module.css';

interface AlarmProps {
  readonly overview: PackageOverview;
  readonly figures: PackageFigures | undefined;
  readonly role: Operator['role'];
  readonly onChoose: (choice: Choice) => void;
}

/** Stands first on the page while a canary fails clearly more often than the stable version. */
export function Alarm({ overview: { name, state }, figures, role, onChoose }: AlarmProps) {
  const { t, locale } = useWords();
  const canary = figures && findVisits(figures, state.canary?.version);
  const stable = figures && findVisits(figures, state.stable ?? undefined);
  if (!canary || !isWorse(canary, stable)) return null;
  return (
    <section className={styles.alarm} aria-labelledby={`alarm-${name}`} role="alert">
      <Icon of={TriangleAlert} size="l" />
      <div>
        <h2 id={`alarm-${name}`}>
          {t('alarm.title', { name, version: state.canary?.version, share: formatShare(canary.share, locale) })}
        </h2>
        <p>
          {t('alarm.canary', {
            failures: formatNumber(canary.failures, locale),
            visits: formatNumber(Math.max(canary.loads, canary.failures), locale),
            stable: stable ? formatShare(stable.share, locale) : t('rates.none'),
          })}
        </p>
      </div>
      {mayDo(role, 'abort') && (
        <Button variant="danger" size="l" icon={CircleX} onClick={() => onChoose({ kind: 'abort' })}>
          {t('alarm.abort', { version: state.stable })}
        </Button>
      )}
    </section>
  );
}
