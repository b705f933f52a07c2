import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './stub-card.module.css';

/** Props of `StubCard`. */
export interface StubCardProps {
  /** What it is. */
  children: ReactNode;
  /** What it costs and the button: price block first, button last. */
  stub: ReactNode;
  as?: 'article' | 'div' | 'li' | 'section';
  label?: string;
  labelledBy?: string;
  id?: string;
  /** `beside` tears the stub off at the right when the card is at least 620 px wide; `below` always keeps it underneath. */
  stubSide?: 'beside' | 'below';
  stubWidth?: 'm' | 'l';
  /** Where price and button stand beside a tall card: in its middle, or at its top while it is unfolded. */
  stubAlign?: 'center' | 'start';
  interactive?: boolean;
  /** Red ring for two bookings that cannot both happen; the words stand in a note. */
  clash?: boolean;
}

/** A ticket: a perforated line separates what it is from what it costs. Used for results, rates, vouchers and tickets only. */
export function StubCard(props: StubCardProps) {
  const {
    children,
    stub,
    as: Element = 'article',
    label,
    labelledBy,
    id,
    stubSide = 'beside',
    stubWidth = 'm',
    stubAlign = 'center',
    interactive,
    clash,
  } = props;
  return (
    <Element
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(styles.card, interactive && styles.interactive, clash && styles.clash)}
    >
      <div className={classNames(styles.parts, styles[stubSide], stubWidth === 'l' && styles.wide)}>
        <div className={styles.main}>{children}</div>
        <div className={classNames(styles.stub, stubAlign === 'start' && styles.top)}>{stub}</div>
      </div>
    </Element>
  );
}
