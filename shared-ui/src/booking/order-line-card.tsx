import { useId, type ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './order-line-card.module.css';
import { OrderStatus, type OrderBadge } from './order-status.tsx';

/** Props of `OrderLineCard`; every text arrives translated, the amount formatted. */
export interface OrderLineCardProps {
  /** Picture of the service; the title has to make sense without it. */
  icon: IconType;
  title: string;
  badge: OrderBadge;
  /** The status in the reader's language. */
  word: string;
  /** What was booked and when, a line each; none when the booking's record says nothing readable. */
  facts: readonly string[];
  /** "Order ID WS7K3M9Q2X". */
  code: ReactNode;
  amount: string;
  /** What else the line shows of the booking, above its foot. */
  children?: ReactNode;
}

/** One booking in the cart or in an order: what it is, where it stands, what it costs. Actions and deadline belong to the page around it. */
export function OrderLineCard({ icon, title, badge, word, facts, code, amount, children }: OrderLineCardProps) {
  const titleId = useId();
  const isOver = badge === 'expired' || badge === 'canceled';
  return (
    <Card as="article" labelledBy={titleId} tone={isOver ? 'sunk' : 'plain'}>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon of={icon} />
          </span>
          <div className={styles.words}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            {facts.map((fact, index) => (
              <p key={index} className={styles.fact}>
                {fact}
              </p>
            ))}
          </div>
          <div className={styles.status}>
            <OrderStatus state={badge}>{word}</OrderStatus>
          </div>
        </div>
        {children && <div className={styles.more}>{children}</div>}
        <div className={styles.foot}>
          <span className={styles.code}>{code}</span>
          <b className={styles.amount}>{amount}</b>
        </div>
      </div>
    </Card>
  );
}
