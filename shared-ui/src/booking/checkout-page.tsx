import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './checkout-page.module.css';
import { Icon } from '../media/icon.tsx';
import { Page, SideColumns } from '../layout/layout.tsx';
import type { LinkComponent } from '../actions/link.tsx';
import { Note } from '../feedback/note.tsx';

/** Room of a checkout, and of what is said where there is nothing to book. */
export function CheckoutPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className={styles.page}>{children}</div>
    </Page>
  );
}

/** A step of a checkout with the summary beside it; where that does not fit, `CheckoutBrief` and `CheckoutBar` say the same. */
export function CheckoutColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <SideColumns at="end" sticky side={<div className={styles.side}>{summary}</div>}>
      {children}
    </SideColumns>
  );
}

/** Heading of a step; it takes the focus when another step takes the place of this one. */
export function CheckoutHeading({ step, title, lede }: { step: string; title: string; lede?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lede && <p className={styles.lede}>{lede}</p>}
    </div>
  );
}

/** Why nothing was booked. It stands far from the button that was pressed, so that it comes into view and takes the focus. */
export function CheckoutRefusal({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.refusal}>
      <Note tone="danger" title={title} live="alert">
        {children}
      </Note>
    </div>
  );
}

/** Props of `CheckoutBrief`. */
export interface CheckoutBriefProps {
  readonly title: string;
  readonly facts: readonly string[];
  /** Back to where the choice was made. */
  readonly back: { readonly href: string; readonly label: string };
  readonly as?: LinkComponent;
}

/** What is being booked, folded to one line, where the summary does not fit. */
export function CheckoutBrief({ title, facts, back, as: Link = 'a' }: CheckoutBriefProps) {
  return (
    <details className={styles.brief}>
      <summary className={styles.folded}>
        <b>{title}</b>
        <Icon of={ChevronDown} size="s" />
      </summary>
      {facts.map((fact, index) => (
        <p key={index}>{fact}</p>
      ))}
      <Link className={styles.back} href={back.href}>
        {back.label}
      </Link>
    </details>
  );
}
