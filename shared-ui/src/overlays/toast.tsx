import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { coversControl } from './covers-control.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../media/icon.tsx';
import styles from './toast.module.css';

/** Spec section 9. */
const TOAST_MS = 3000;
const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

/** A short message that leaves by itself; whatever it reports has to stand on the page as well. */
export interface Toast {
  id: string;
  /** `danger` interrupts a screen reader, the others wait their turn. */
  tone: 'success' | 'danger' | 'info';
  message: ReactNode;
  /** One button or link, such as "Undo". */
  action?: ReactNode;
}

/** Keeps the toasts of one app: pass `toasts` and `dismiss` to the viewport, and `show` to what reports something. */
export function useToasts(): {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => string;
  dismiss: (id: string) => void;
} {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((all) => [...all, { ...toast, id }]);
    return id;
  }, []);
  return { toasts, show, dismiss };
}

function useTimeLeft(paused: boolean, onOver: () => void) {
  const over = useRef(onOver);
  const leftMs = useRef(TOAST_MS);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => over.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - startedAt));
    };
  }, [paused]);
}

interface ItemProps {
  toast: Toast;
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

function ToastItem({ toast, paused, dismissLabel, onDismiss }: ItemProps) {
  useTimeLeft(paused, () => onDismiss(toast.id));
  return (
    <div className={classNames(styles.toast, styles[toast.tone])}>
      <Icon of={ICONS[toast.tone]} />
      <span className={styles.words}>{toast.message}</span>
      {toast.action}
      <IconButton icon={X} size="s" label={dismissLabel} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}

/** Props of `ToastViewport`. */
export interface ToastViewportProps {
  /** Name of the landmark, "Messages". */
  label: string;
  dismissLabel: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

/** Puts the toasts at the lower edge, or at the upper one while they would lie on a control there. */
function useFreeEdge(toasts: readonly Toast[]) {
  const viewport = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = viewport.current;
    if (!own) return;
    if (toasts.length === 0) own.dataset['edge'] = 'end';
    const shown = [...own.querySelectorAll<HTMLElement>(`.${styles['toast']}`)];
    // Once above they stay there until the last one has gone, so that none jumps while it is read.
    if (shown.some((toast) => coversControl(toast, own))) own.dataset['edge'] = 'start';
  }, [toasts]);
  return viewport;
}

/**
 * Shows toasts for 3 seconds each, at the upper edge where they would lie on a control at the lower one; the time stands
 * still while the pointer or the focus is on any of them. Mounted once, always.
 */
export function ToastViewport({ label, dismissLabel, toasts, onDismiss }: ToastViewportProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const empty = toasts.length === 0;
  const [wasEmpty, setWasEmpty] = useState(empty);
  // A toast that goes away under the pointer or with the focus sends no event; the next one must not wait for it.
  if (empty !== wasEmpty) {
    setWasEmpty(empty);
    setHovered(false);
    setFocused(false);
  }
  const viewport = useFreeEdge(toasts);
  const paused = hovered || focused;
  const draw = (shown: readonly Toast[]) =>
    shown.map((toast) => (
      <ToastItem key={toast.id} toast={toast} paused={paused} dismissLabel={dismissLabel} onDismiss={onDismiss} />
    ));
  const blurred = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <section
      ref={viewport}
      aria-label={label}
      className={styles.viewport}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blurred}
    >
      <div role="status" className={styles.region}>
        {draw(toasts.filter((toast) => toast.tone !== 'danger'))}
      </div>
      <div role="alert" className={styles.region}>
        {draw(toasts.filter((toast) => toast.tone === 'danger'))}
      </div>
    </section>
  );
}
