import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './dialog.module.css';
import modal from './modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/** A modal dialog that its caller opens and closes; its content exists only while `open`. */
export interface DialogProps {
  readonly open: boolean;
  /** Called by Esc, the cross and the scrim; the caller sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons of the foot, the answer that goes on last; on phones they stand over each other with that one on top. */
  readonly actions?: ReactNode;
  /** A question that must be answered (a new price, a deletion): announced as an alert, no cross, deaf to the scrim. */
  readonly alert?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  /**
   * Back closes the dialog and stays on the page. False where the address says already that it is open, and for a
   * question about leaving the page, which Back itself has asked.
   */
  readonly isStep?: boolean;
  readonly labels: { readonly close: string };
}

/** Modal dialog on the native element: the page behind is inert, Esc closes, the focus returns to the opener. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, alert = false, size = 'medium', isStep, labels } = props;
  const id = useId();
  const native = useModalDialog({ open, onClose, closeOnScrim: !alert, isStep });
  return (
    <dialog
      {...native}
      className={classNames(modal.modal, styles.dialog)}
      data-size={size}
      role={alert ? 'alertdialog' : undefined}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      tabIndex={-1}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {!alert && (
              <button type="button" className={modal.close} onClick={onClose} aria-label={labels.close}>
                <X aria-hidden size={24} />
              </button>
            )}
          </div>
          <div className={classNames(modal.body, styles.body)} id={`${id}-body`} data-modal-body="">
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
