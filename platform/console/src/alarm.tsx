import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Operator } from './console.api.ts';
import { mayDo, type Choice } from './release-choices.ts';
import { formatShare } from './release-words.ts';
import { findVisits, isWorse } from './visit-figures.ts';
import styles from './alarm.module.css';

interface AlarmProps {
  readonly overview: PackageOverview;
  readonly figures: PackageFigures | undefined;
  readonly role: Operator['role'];
  readonly onChoose: (choice: Choice) => void;
}

/** Stands first on the page while a canary fails clearly more often than the stable version. */
export function Alarm({ overview: { name, state }, figures, role, onChoose }: AlarmProps) {
  const canary = figures && findVisits(figures, state.canary?.version);
  const stable = figures && findVisits(figures, state.stable ?? undefined);
  if (!canary || !isWorse(canary, stable)) return null;
  return (
    <section className={styles.alarm} aria-labelledby={`alarm-${name}`} role="alert">
      <Icon of={TriangleAlert} size="l" />
      <div>
        <h2 id={`alarm-${name}`}>
          {name} {state.canary?.version} fails for {formatShare(canary.share)} of its visits
        </h2>
        <p>
          {canary.failures} of {Math.max(canary.loads, canary.failures)} on the canary in 60 minutes;{' '}
          {stable ? formatShare(stable.share) : 'no visits'} on the stable version.
        </p>
      </div>
      {mayDo(role, 'abort') && (
        <Button variant="danger" size="l" icon={CircleX} onClick={() => onChoose({ kind: 'abort' })}>
          Stop canary, go back to {state.stable}
        </Button>
      )}
    </section>
  );
}
