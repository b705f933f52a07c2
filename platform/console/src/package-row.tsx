import { Undo2 } from 'lucide-react';
import { Button } from '@wisata/ui/button';
import { classNames } from '@wisata/ui/class-names';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Canary, ReleaseActionKind } from '@wisata/registry/release-state';
import { BuiltLine } from './built-line.tsx';
import type { Operator } from './console.api.ts';
import { ErrorList } from './error-list.tsx';
import { FailureRates } from './failure-rates.tsx';
import { findNextShare, findRollbackTarget, mayDo, searchTargets, type Choice } from './release-choices.ts';
import { formatInstant, formatPercent } from './formats.ts';
import { describeSegment } from './registry-words.ts';
import { SlotList } from './slot-list.tsx';
import { findVisits, isWorse } from './visit-figures.ts';
import { VitalsTable } from './vitals-table.tsx';
import { useWords } from './words.ts';
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
  const { t, locale } = useWords();
  return (
    <ol className={styles.ladder} aria-label={t('package.plan', { share: formatPercent(canary.percent, locale) })}>
      {canary.plan.map((share) => (
        <li
          key={share}
          className={classNames(share <= canary.percent && styles.reached, share === canary.percent && styles.now)}
        >
          {formatPercent(share, locale)}
        </li>
      ))}
    </ol>
  );
}

const MORE = ['canary', 'activate', 'block', 'unblock'] as const satisfies readonly ReleaseActionKind[];

/** Everything that is possible now, besides what the row itself offers. */
function searchMore({ name, state, versions }: PackageOverview, role: Operator['role']): Choice[] {
  const known = versions.map(({ version }) => version);
  const versioned = MORE.flatMap((kind) => {
    const [version] = searchTargets(state, kind, known);
    return version === undefined ? [] : [{ kind, version }];
  });
  const others: Choice[] = [
    ...(state.stable !== null && name !== 'shell' ? [{ kind: 'withdraw' } as const] : []),
    { kind: state.approvals ? 'approvals-off' : 'approvals-on' },
    { kind: state.frozen ? 'unfreeze' : 'freeze' },
  ];
  return [...versioned, ...others].filter(({ kind }) => mayDo(role, kind));
}

function MoreActions({ overview, role, onChoose }: Omit<RowProps, 'figures'>) {
  const { t } = useWords();
  const possible = searchMore(overview, role);
  if (possible.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {t('action.more')}
        <VisuallyHidden> {t('action.moreFor', { name: overview.name })}</VisuallyHidden>
      </summary>
      <div className={styles.buttons}>
        {possible.map((choice) => (
          <Button key={choice.kind} variant="quiet" onClick={() => onChoose(choice)}>
            {t(`action.${choice.kind}`)}
          </Button>
        ))}
      </div>
    </details>
  );
}

function NextActions({ overview: { state }, role, onChoose }: Omit<RowProps, 'figures'>) {
  const { t, locale } = useWords();
  const next = findNextShare(state);
  const target = findRollbackTarget(state);
  if (state.canary)
    return (
      <>
        {mayDo(role, 'grow') && next !== undefined && !state.frozen && (
          <Button variant="primary" onClick={() => onChoose({ kind: 'grow' })}>
            {t(state.canary.isPaused ? 'action.resume' : 'action.grow', { share: formatPercent(next, locale) })}
          </Button>
        )}
        {mayDo(role, 'promote') && !state.frozen && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'promote' })}>
            {t('action.promote')}
          </Button>
        )}
        {mayDo(role, 'pause') && !state.canary.isPaused && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'pause' })}>
            {t('action.pause')}
          </Button>
        )}
        {mayDo(role, 'abort') && (
          <Button variant="quiet" onClick={() => onChoose({ kind: 'abort' })}>
            {t('action.abort')}
          </Button>
        )}
      </>
    );
  if (target === undefined || !mayDo(role, 'rollback')) return null;
  return (
    <Button variant="quiet" icon={Undo2} onClick={() => onChoose({ kind: 'rollback' })}>
      {t('action.rollback', { version: target })}
    </Button>
  );
}

/** Where a version was brought from, and where its build comes from. */
function Origin({ overview, version }: { overview: PackageOverview; version: string | null }) {
  const { t } = useWords();
  const found = overview.versions.find((each) => each.version === version);
  if (!found) return null;
  const { from, built } = found;
  return (
    <>
      {from && <span className={text.small}>{t('package.from', { environment: from.environment })}</span>}
      <BuiltLine version={found.version} built={built} />
    </>
  );
}

function CanaryCell({ overview }: { overview: PackageOverview }) {
  const words = useWords();
  const { t, locale } = words;
  const { canary, blocked, frozen, slotsOff = [], approvals } = overview.state;
  return (
    <div className={classNames(styles.canary, !canary && styles.idle)}>
      <span className={text.columnName}>{t('package.canary')}</span>
      {canary ? (
        <>
          <span className={styles.version}>
            <b>{canary.version}</b>{' '}
            {canary.isPaused ? (
              <Tag tone="warn">{t('package.paused')}</Tag>
            ) : (
              <Tag tone="info">{formatPercent(canary.percent, locale)}</Tag>
            )}
          </span>
          <Origin overview={overview} version={canary.version} />
          <Ladder canary={canary} />
          {canary.segment && (
            <span className={text.small}>{t('package.only', { whom: describeSegment(words, canary.segment) })}</span>
          )}
        </>
      ) : (
        <span className={text.muted}>{t('package.none')}</span>
      )}
      {frozen && <Tag tone="warn">{t('package.frozen')}</Tag>}
      {approvals && <Tag tone="info">{t('package.approvals')}</Tag>}
      {slotsOff.length > 0 && <Tag tone="warn">{t('package.slotsOff', { count: slotsOff.length })}</Tag>}
      {blocked.length > 0 && (
        <span className={text.small}>{t('package.blocked', { versions: blocked.join(', ') })}</span>
      )}
    </div>
  );
}

/** What stands in the columns of the rows; narrow rows name them one by one. */
export function PackageHeads() {
  const { t } = useWords();
  return (
    <div className={styles.heads} aria-hidden>
      <span>{t('package.name')}</span>
      <span>{t('package.stable')}</span>
      <span>{t('package.canaryVisitors')}</span>
      <span>{t('package.failures')}</span>
      <span />
    </div>
  );
}

/** One package: who gets what, what they met, what can be done. */
export function PackageRow(props: RowProps) {
  const { t, locale } = useWords();
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
        <span className={text.columnName}>{t('package.stable')}</span>
        <b>{state.stable ?? t(before ? 'package.withdrawn' : 'package.nothing')}</b>
        <Origin overview={overview} version={state.stable} />
        {since && <span className={text.small}>{t('package.since', { time: formatInstant(since.at, locale) })}</span>}
        {before && <span className={text.small}>{t('package.before', { version: before })}</span>}
      </div>
      <CanaryCell overview={overview} />
      <FailureRates figures={figures} state={state} />
      <div className={styles.actions}>
        <NextActions {...props} />
        <MoreActions {...props} />
      </div>
      <ErrorList overview={overview} figures={figures} />
      <VitalsTable figures={figures} state={state} />
      <SlotList {...props} />
    </article>
  );
}
