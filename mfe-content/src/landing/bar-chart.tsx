import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import styles from './bar-chart.module.css';

export interface Bar {
  readonly name: string;
  /** Undefined where there is no price. */
  readonly amount: number | undefined;
  /** The price as it is read out. */
  readonly text: string;
  /** The same in thousands, over the bar. */
  readonly short: string;
  /** What is usual, as a paler bar behind. */
  readonly usual?: number | undefined;
}

/** More bars than that are narrow on a phone. */
const WEEK = 7;

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Prices beside each other, the lowest in the colour of a good deal; read out as a list. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ amount, usual }) => [amount ?? 0, usual ?? 0]));
  const lowest = Math.min(...bars.flatMap(({ amount }) => amount ?? []));
  const first = bars.findIndex(({ amount }) => amount === lowest);
  const share = (amount: number | undefined) =>
    ({ '--share': `${((amount ?? 0) / most) * 100}%` }) as Record<string, string>;
  return (
    <div role="group" aria-label={label}>
      <ul role="list" className={styles.chart} data-dense={bars.length > WEEK || undefined}>
        {bars.map(({ name, amount, text, short, usual }, index) => (
          <li key={name} className={styles.column}>
            <span className={styles.plot} aria-hidden>
              {usual !== undefined && <span className={styles.usual} style={share(usual)} />}
              <span className={styles.bar} data-lowest={index === first || undefined} style={share(amount)}>
                <span className={styles.amount}>{short}</span>
              </span>
            </span>
            <span className={styles.name}>{name}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
