import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../text/class-names.ts';
import modal from './modal.module.css';
import styles from './sheet.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/** A modal panel that its caller opens and closes; its content exists only while `open`. */
export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in view under the scrolled content: the button that says what comes back. */
  readonly foot?: ReactNode;
  /** Beside the cross, for "Clear all". */
  readonly headAction?: ReactNode;
  /** Height on phones: as tall as its content with the page still showing on top, or the whole screen. */
  readonly phone?: 'bottom' | 'full';
  readonly side?: 'start' | 'end';
  /** Back closes the sheet and stays on the page. False where the address says already that it is open. */
  readonly isStep?: boolean;
  readonly labels: { readonly close: string };
}

/** Modal panel that slides from the bottom on phones and stands at one side of the page from 720 px. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, children, foot, headAction, phone = 'bottom', side = 'end', isStep, labels } = props;
  const id = useId();
  const native = useModalDialog({ open, onClose, isStep });
  return (
    <dialog
      {...native}
      className={classNames(modal.modal, styles.sheet)}
      data-phone={phone}
      data-side={side}
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {headAction}
            <button type="button" className={modal.close} onClick={onClose} aria-label={labels.close}>
              <X aria-hidden size={24} />
            </button>
          </div>
          <div className={classNames(modal.body, styles.body)} data-modal-body="">
            {children}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  );
}
