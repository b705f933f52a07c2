import { Undo2 } from 'lucide-react';
import { Button } from '@wisata/ui/button';
import { classNames } from '@wisata/ui/class-names';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Canary, PackageState, ReleaseActionKind } from '@wisata/registry/release-state';
import { describeSegment } from '@wisata/registry/segment';
import type { Operator } from './console.api.ts';
import { FailureRates } from './failure-rates.tsx';
import { findNextShare, findRollbackTarget, mayDo, searchTargets, type Choice } from './release-choices.ts';
import { formatInstant } from './release-words.ts';
import { SlotList } from './slot-list.tsx';
import { findVisits, isWorse } from './visit-figures.ts';
import { VitalsTable } from './vitals-table.tsx';
import styles from './package-row.module.css';
import text from './text.module.css';

interface RowProps {
  readonly overview: PackageOverview;
  readonly figures: PackageFigures | undefined;
  readonly role: Operator['role'];
  readonly onChoose: (choice: Choice) => void;
}

/** The shares of a canary's plan, the present one marked. */
function Ladder({ canary }: { canary: Canary }) {
  return (
    <ol className={styles.ladder} aria-label={`Plan: now at ${canary.percent}%`}>
      {canary.plan.map((share) => (
        <li
          key={share}
          className={classNames(share <= canary.percent && styles.reached, share === canary.percent && styles.now)}
        >
          {share}%
        </li>
      ))}
    </ol>
  );
}

const MORE: readonly (readonly [ReleaseActionKind, string])[] = [
  ['canary', 'Start canary'],
  ['activate', 'Make a version live'],
  ['block', 'Block a version'],
  ['unblock', 'Lift a block'],
];

/** Everything that is possible now, besides what the row itself offers. */
function MoreActions({ overview: { name, state, versions }, role, onChoose }: Omit<RowProps, 'figures'>) {
  const known = versions.map(({ version }) => version);
  const possible = MORE.flatMap(([kind, label]) => {
    const [version] = searchTargets(state, kind, known);
    return version !== undefined && mayDo(role, kind) ? [{ kind, label, version }] : [];
  });
  const freeze = state.frozen ? 'unfreeze' : 'freeze';
  const approvals = state.approvals ? 'approvals-off' : 'approvals-on';
  if (possible.length === 0 && !mayDo(role, freeze)) return null;
  return (
    <details className={styles.more}>
      <summary>
        More<VisuallyHidden> for {name}</VisuallyHidden>
      </summary>
      <div className={styles.buttons}>
        {possible.map(({ kind, label, version }) => (
          <Button key={kind} variant="quiet" onClick={() => onChoose({ kind, version })}>
            {label}
          </Button>
        ))}
        {state.stable !== null && name !== 'shell' && mayDo(role, 'withdraw') && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'withdraw' })}>
            Take off the site
          </Button>
        )}
        {mayDo(role, approvals) && (
          <Button variant="quiet" onClick={() => onChoose({ kind: approvals })}>
            {state.approvals ? 'Ask for no second person' : 'Ask for a second person'}
          </Button>
        )}
        {mayDo(role, freeze) && (
          <Button variant="quiet" onClick={() => onChoose({ kind: freeze })}>
            {state.frozen ? 'Unfreeze' : 'Freeze'}
          </Button>
        )}
      </div>
    </details>
  );
}

function NextActions({ overview: { state }, role, onChoose }: Omit<RowProps, 'figures'>) {
  const next = findNextShare(state);
  const target = findRollbackTarget(state);
  if (state.canary)
    return (
      <>
        {mayDo(role, 'grow') && next !== undefined && !state.frozen && (
          <Button variant="primary" onClick={() => onChoose({ kind: 'grow' })}>
            {state.canary.isPaused ? 'Let it go on' : 'Next step'}: {next}%
          </Button>
        )}
        {mayDo(role, 'promote') && !state.frozen && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'promote' })}>
            Promote
          </Button>
        )}
        {mayDo(role, 'pause') && !state.canary.isPaused && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'pause' })}>
            Pause
          </Button>
        )}
        {mayDo(role, 'abort') && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'abort' })}>
            Stop canary
          </Button>
        )}
      </>
    );
  if (target === undefined || !mayDo(role, 'rollback')) return null;
  return (
    <Button variant="quiet" icon={Undo2} onClick={() => onChoose({ kind: 'rollback' })}>
      Roll back to {target}
    </Button>
  );
}

function CanaryCell({ state }: { state: PackageState }) {
  const { canary, blocked, frozen, slotsOff = [], approvals } = state;
  return (
    <div className={styles.canary}>
      <span className={text.columnName}>Canary</span>
      {canary ? (
        <>
          <span className={styles.version}>
            <b>{canary.version}</b>{' '}
            {canary.isPaused ? <Tag tone="warn">paused</Tag> : <Tag tone="info">{canary.percent}%</Tag>}
          </span>
          <Ladder canary={canary} />
          {canary.segment && <span className={text.small}>only {describeSegment(canary.segment)}</span>}
        </>
      ) : (
        <span className={text.muted}>none</span>
      )}
      {frozen && <Tag tone="warn">frozen</Tag>}
      {approvals && <Tag tone="info">second person</Tag>}
      {slotsOff.length > 0 && (
        <Tag tone="warn">{slotsOff.length === 1 ? '1 slot' : `${slotsOff.length} slots`} off</Tag>
      )}
      {blocked.length > 0 && <span className={text.small}>Blocked: {blocked.join(', ')}</span>}
    </div>
  );
}

/** What stands in the columns of the rows; narrow rows name them one by one. */
export function PackageHeads() {
  return (
    <div className={styles.heads} aria-hidden>
      <span>Package</span>
      <span>Stable</span>
      <span>Canary, visitors</span>
      <span>Failed loads, 60 min</span>
      <span />
    </div>
  );
}

/** One package: who gets what, what they met, what can be done. */
export function PackageRow(props: RowProps) {
  const { overview, figures } = props;
  const { name, state, since } = overview;
  const [before] = state.previous;
  const isFailing =
    figures !== undefined &&
    isWorse(findVisits(figures, state.canary?.version), findVisits(figures, state.stable ?? undefined));
  return (
    <article className={classNames(styles.row, isFailing && styles.failing)} aria-labelledby={`package-${name}`}>
      <h2 id={`package-${name}`} className={styles.name}>
        {name}
      </h2>
      <div className={styles.stable}>
        <span className={text.columnName}>Stable</span>
        <b>{state.stable ?? (before ? 'withdrawn' : 'nothing yet')}</b>
        {since && <span className={text.small}>since {formatInstant(since.at)}</span>}
        {before && <span className={text.small}>before: {before}</span>}
      </div>
      <CanaryCell state={state} />
      <FailureRates figures={figures} state={state} />
      <div className={styles.actions}>
        <NextActions {...props} />
        <MoreActions {...props} />
      </div>
      <VitalsTable figures={figures} state={state} />
      <SlotList {...props} />
    </article>
  );
}
