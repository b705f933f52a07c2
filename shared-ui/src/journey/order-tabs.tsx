import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './order-tabs.module.css';

/** An order that most people want. */
export interface OrderTab<Order extends string> {
  order: Order;
  name: string;
  /** What leads the list in this order: its price, and more where there is room. Undefined until that is known. */
  lead?: { price: string; more: string } | undefined;
}

/** Props of `OrderTabs`; every text arrives translated. */
export interface OrderTabsProps<Order extends string> {
  label: string;
  tabs: readonly OrderTab<Order>[];
  chosen: string;
  onChoose: (order: Order) => void;
}

/** The few orders that most people want, each with what leads the list in it. As high before the first answer as after it. */
export function OrderTabs<Order extends string>({ label, tabs, chosen, onChoose }: OrderTabsProps<Order>) {
  if (tabs.some(({ lead }) => lead === undefined)) {
    return (
      <div className={styles.tabs} aria-hidden>
        {tabs.map(({ order, name }) => (
          <div key={order} className={styles.tab}>
            <span className={styles.name}>{name}</span>
            <Skeleton width="72%" height="1lh" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} className={styles.tabs}>
      {tabs.map(({ order, name, lead }) => (
        <button
          key={order}
          type="button"
          className={styles.tab}
          aria-pressed={chosen === order}
          onClick={() => onChoose(order)}
        >
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.fact}>
            {lead?.price}
            <span className={styles.wide}> · {lead?.more}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
