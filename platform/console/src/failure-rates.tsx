import { formatNumber } from '@wisata/kernel/locale';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageState } from '@wisata/registry/release-state';
import { formatShare } from './formats.ts';
import { findVisits, searchShares, type VisitFigures } from './visit-figures.ts';
import { useWords } from './words.ts';
import styles from './failure-rates.module.css';
import text from './text.module.css';

const WIDTH = 180;
const HEIGHT = 44;
const MARGIN = 3;

function lineOf(shares: readonly number[], most: number): string {
  const x = (at: number) => ((at * WIDTH) / (shares.length - 1)).toFixed(1);
  const y = (share: number) => (HEIGHT - MARGIN - (share / most) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  return shares.map((share, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(share)}`).join('');
}

function Rate({ visits, label }: { visits: VisitFigures | undefined; label: string }) {
  const { t, locale } = useWords();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <p>
      <b>{visits ? formatShare(visits.share, locale) : t('rates.none')}</b> {label}
      {visits && (
        <span className={text.small}>
          {t('rates.failed', {
            failures: number(visits.failures),
            visits: number(Math.max(visits.loads, visits.failures)),
          })}
          {visits.p75LoadMs !== null && `, ${t('rates.within', { time: `${number(visits.p75LoadMs)} ms` })}`}
        </span>
      )}
    </p>
  );
}

/** Share of failed loads of the stable version and of the canary, as a line and in numbers. */
export function FailureRates({ figures, state }: { figures: PackageFigures | undefined; state: PackageState }) {
  const { t } = useWords();
  if (!figures) return <p className={text.muted}>{t('rates.asking')}</p>;
  return (
    <div className={styles.rates}>
      <span className={text.columnName}>{t('package.failures')}</span>
      <RateLines
        figures={figures}
        canary={state.canary && { version: state.canary.version, label: t('rates.canary') }}
        stable={{ version: state.stable ?? undefined, label: t('rates.stable') }}
      />
    </div>
  );
}

interface Side {
  readonly version: string | undefined;
  readonly label: string;
}

/** Two versions beside each other; the first one is what is watched. */
export function RateLines(props: { figures: PackageFigures; canary: Side | null; stable: Side }) {
  const { figures } = props;
  const stableVersion = props.stable.version;
  const canaryVersion = props.canary?.version;
  const nowMs = Math.max(0, ...figures.minutes.map(({ at }) => Date.parse(at)));
  const stable = searchShares(figures, stableVersion, nowMs);
  const canary = canaryVersion === undefined ? [] : searchShares(figures, canaryVersion, nowMs);
  const most = Math.max(0.05, ...stable, ...canary);
  return (
    <>
      <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.stableLine} d={lineOf(stable, most)} />
        {canary.length > 0 && <path className={styles.canaryLine} d={lineOf(canary, most)} />}
      </svg>
      <div>
        {props.canary && <Rate visits={findVisits(figures, canaryVersion)} label={props.canary.label} />}
        <Rate visits={findVisits(figures, stableVersion)} label={props.stable.label} />
      </div>
    </>
  );
}
