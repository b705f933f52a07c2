import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import { findFirstFocusable } from './focusable.ts';
import { useOverlayStep } from './overlay-history.tsx';

/** Whether the dialog is open, and who is told when the visitor wants it closed. */
export interface ModalDialogOptions {
  readonly open: boolean;
  readonly onClose: () => void;
  /** False for a question that must be answered: a press on the scrim is then ignored, Esc still closes. */
  readonly closeOnScrim?: boolean;
  /** False where being open is an address already, or where the question is about Back itself: see `DialogProps`. */
  readonly isStep?: boolean;
}

function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Browsers before 2022 know the element but not the modal state: the content must show all the same.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Text longer than its dialog is scrolled by keys in every browser only where the focus can stand on it. */
function letKeysScroll(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('[data-modal-body]');
  if (body && body.scrollHeight > body.clientHeight && !findFirstFocusable(body)) body.tabIndex = 0;
}

function closeModal(dialog: HTMLDialogElement, opener: Element | null): void {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

function isOnScrim(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/**
 * Ties a native `<dialog>` to an `open` prop: modal state, Esc, scrim, and the focus back on the opener, also when the
 * component leaves the page while open. Spread the handlers on the dialog.
 */
export function useModalDialog(options: ModalDialogOptions) {
  const { open, onClose, closeOnScrim = true, isStep = true } = options;
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  useOverlayStep(open && isStep, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const opener = document.activeElement;
    openModal(dialog);
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (first) first.focus();
    else if (!dialog.contains(document.activeElement)) dialog.focus();
    letKeysScroll(dialog);
    return () => closeModal(dialog, opener);
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (closeOnScrim && isOnScrim(event)) onClose();
    },
  };
}
