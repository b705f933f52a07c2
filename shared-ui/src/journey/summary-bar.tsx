import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './summary-bar.module.css';

/** Props of `SummaryBar`. */
export interface SummaryBarProps {
  label: string;
  /** What is being looked for, in few words, and when and for whom. */
  title: ReactNode;
  facts: ReactNode;
  /** Between the words and the button. */
  children?: ReactNode;
  /** The form, drawn while it is open; `close` folds it up. */
  form: (close: () => void) => ReactNode;
  /** Opens the form at once. */
  open: boolean;
  /** `edge` starts at the edge of the window as a map does; `page` keeps the measure of the page and shows steps. */
  measure: 'edge' | 'page';
  /** Change, and what: the second word leaves the button where there is no room. */
  labels: { change: string; what: string; close: string };
}

/** Tells what sticks below the bar how high it is now: its words wrap and grow with the reader's text. */
function useStatedHeight(isSticky: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const state = () => style.setProperty('--summary-height', `${isSticky ? (bar.current?.offsetHeight ?? 0) : 0}px`);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(state) : undefined;
    state();
    if (bar.current) observer?.observe(bar.current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--summary-height');
    };
  }, [isSticky]);
  return bar;
}

/** Bar over a list of results: the search in words, and the form to change it without leaving the page. */
export function SummaryBar({ label, title, facts, children, form, open, measure, labels }: SummaryBarProps) {
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  const bar = useStatedHeight(!isOpen);
  return (
    <section ref={bar} className={styles.bar} data-measure={measure} aria-label={label}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.facts}>{facts}</p>
        </div>
        {children}
        <Button
          size="s"
          icon={isOpen ? X : SlidersHorizontal}
          aria-expanded={isOpen}
          {...(isOpen ? {} : { 'aria-label': `${labels.change} ${labels.what}` })}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            labels.close
          ) : (
            <span>
              {labels.change}
              <span className={styles.what}> {labels.what}</span>
            </span>
          )}
        </Button>
      </div>
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && form(() => setOpen(false))}
      </div>
    </section>
  );
}
