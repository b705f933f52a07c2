import type { ReactNode } from 'react';
import styles from './breakdown.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** One line of a breakdown: `Adult 2 × Rp. 720.000` and its amount, both formatted by the caller. */
export interface BreakdownLine {
  label: ReactNode;
  amount: ReactNode;
  detail?: ReactNode;
  /** `success` for a reduction, `danger` for what was added since, `struck` for a value that no longer holds. */
  tone?: 'success' | 'danger' | 'struck';
}

/** Lines that belong together, such as one journey; the heading carries their sum. */
export interface BreakdownGroup {
  heading?: ReactNode;
  sum?: ReactNode;
  lines: readonly BreakdownLine[];
}

/** Props of `Breakdown`: one currency per breakdown, a second currency is a second one in a card of its own. */
export interface BreakdownProps {
  /** Name of the table for screen readers. */
  caption: string;
  groups: readonly BreakdownGroup[];
  total?: { label: ReactNode; amount: ReactNode };
  note?: ReactNode;
}

function Group({ heading, sum, lines }: BreakdownGroup) {
  return (
    <tbody>
      {heading && (
        <tr className={styles.heading}>
          <th scope={sum === undefined ? 'colgroup' : 'row'} colSpan={sum === undefined ? 2 : 1}>
            {heading}
          </th>
          {sum !== undefined && <td>{sum}</td>}
        </tr>
      )}
      {lines.map((line, index) => (
        <tr key={index}>
          <th scope="row">
            {line.label}
            {line.detail && <span className={styles.detail}>{line.detail}</span>}
          </th>
          <td className={line.tone && styles[line.tone]}>
            {line.tone === 'struck' ? <s>{line.amount}</s> : line.amount}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** How a total comes about: groups with sums, lines, a rule, and the total in the size of a price. */
export function Breakdown({ caption, groups, total, note }: BreakdownProps) {
  return (
    <div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {groups.map((group, index) => (
          <Group key={index} {...group} />
        ))}
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td className={styles.total}>{total.amount}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
