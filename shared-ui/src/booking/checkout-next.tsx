import { useState, type ReactNode } from 'react';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { Button } from '../actions/button.tsx';
import styles from './checkout-next.module.css';
import { Row } from '../layout/layout.tsx';
import type { LinkComponent } from '../actions/link.tsx';
import { useLazyModule } from '../feedback/use-lazy-module.ts';

const loadSheet = async () => import('../overlays/sheet.tsx');

/** The one way on from a step of a checkout: it sends the form `formId`, or does what `onPress` says. */
export type NextStep = {
  readonly label: string;
  /** For the bar of small screens. */
  readonly shortLabel: string;
} & (
  | { readonly formId: string }
  | { readonly onPress: () => void; readonly busy: boolean; readonly busyLabel: string }
);

function NextButton({ next, large }: { next: NextStep; large?: boolean }) {
  const look = { variant: 'action', size: large ? 'l' : 'm' } as const;
  const label = large ? next.label : next.shortLabel;
  if ('formId' in next) {
    return (
      <Button {...look} type="submit" form={next.formId}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} busy={next.busy} onClick={next.onPress}>
      {next.busy ? next.busyLabel : label}
    </Button>
  );
}

/** Props of `CheckoutNext`. */
export interface CheckoutNextProps {
  readonly next: NextStep;
  readonly back: { readonly href: string; readonly label: string };
  /** What the next step will be. */
  readonly hint: string;
  readonly as?: LinkComponent;
}

/** The way on and the way back under a step, where there is room for them. */
export function CheckoutNext({ next, back, hint, as: Link = 'a' }: CheckoutNextProps) {
  return (
    <div className={styles.next}>
      <Row justify="between">
        <Link className={styles.back} href={back.href}>
          {back.label}
        </Link>
        <NextButton next={next} large />
      </Row>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

/** Props of `CheckoutBar`; `total` arrives formatted. */
export interface CheckoutBarProps {
  readonly next: NextStep;
  readonly total: string;
  readonly labels: {
    readonly bar: string;
    /** Opens the summary. */
    readonly breakdown: string;
    /** Heading of the summary. */
    readonly summary: string;
    readonly close: string;
  };
  /** The summary, which opens above the bar. */
  readonly children: ReactNode;
}

/** Total and way on at the lower edge of small screens. Last child of its page. */
export function CheckoutBar({ next, total, labels, children }: CheckoutBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [sheet, fetchSheet] = useLazyModule(loadSheet);
  const open = () => {
    fetchSheet();
    setOpen(true);
  };
  return (
    <>
      <BottomBar label={labels.bar}>
        <span className={styles.price}>
          <b>{total}</b>
          <Button variant="link" size="s" aria-haspopup="dialog" onClick={open}>
            {labels.breakdown}
          </Button>
        </span>
        <NextButton next={next} />
      </BottomBar>
      {isOpen && sheet && (
        <sheet.Sheet open onClose={() => setOpen(false)} title={labels.summary} labels={{ close: labels.close }}>
          {children}
        </sheet.Sheet>
      )}
    </>
  );
}
