import type { ReactNode } from 'react';
import styles from './compare-dialog.module.css';
import { Dialog } from '../overlays/dialog.tsx';
import { Tag } from '../text/tag.tsx';
import { WideTable } from '../layout/wide-table.tsx';

/** One row: what is told of each product, and where one of them can be better, how good each is and what the best is called. */
export interface CompareRow<P> {
  readonly label: string;
  readonly fact: (product: P) => ReactNode;
  readonly best?: { readonly rank: (product: P) => number; readonly name: string };
}

/** Props of `CompareDialog`. */
export interface CompareDialogProps<P> {
  readonly products: readonly P[];
  readonly keyOf: (product: P) => string;
  readonly headOf: (product: P) => { readonly title: string; readonly detail: string };
  readonly rows: readonly CompareRow<P>[];
  /** The way on with a product, under its column. */
  readonly actionOf: (product: P) => ReactNode;
  readonly onClose: () => void;
  readonly labels: { readonly title: string; readonly close: string };
}

/** The best rank of a row; where all are as good as each other none is best. */
function bestRank<P>({ best }: CompareRow<P>, products: readonly P[]): number | undefined {
  const ranks = best ? products.map(best.rank) : [];
  return new Set(ranks).size > 1 ? Math.max(...ranks) : undefined;
}

function Row<P>({ row, products, keyOf }: Pick<CompareDialogProps<P>, 'products' | 'keyOf'> & { row: CompareRow<P> }) {
  const top = bestRank(row, products);
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {row.label}
      </th>
      {products.map((product) => (
        <td key={keyOf(product)}>
          {row.fact(product)}
          {row.best && row.best.rank(product) === top && (
            <span className={styles.best}>
              <Tag tone="success">{row.best.name}</Tag>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Two to four products side by side, one row for each thing that differs. */
export function CompareDialog<P>(props: CompareDialogProps<P>) {
  const { products, keyOf, headOf, rows, actionOf, onClose, labels } = props;
  return (
    <Dialog open onClose={onClose} isStep={false} title={labels.title} size="large" labels={{ close: labels.close }}>
      <div className={styles.table}>
        <WideTable label={labels.title}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={keyOf(product)} scope="col" className={styles.product}>
                  {headOf(product).title}
                  <span className={styles.detail}>{headOf(product).detail}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} products={products} keyOf={keyOf} />
            ))}
            <tr>
              <td />
              {products.map((product) => (
                <td key={keyOf(product)}>{actionOf(product)}</td>
              ))}
            </tr>
          </tbody>
        </WideTable>
      </div>
    </Dialog>
  );
}
