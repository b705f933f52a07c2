import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { useDismiss } from '@wisata/ui/use-dismiss';
import styles from './hover-menu.module.css';

interface HoverMenuProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** Gives the button to a caller that has to focus it. */
  readonly trigger?: RefObject<HTMLButtonElement | null>;
}

type OpenedBy = 'pointer' | 'focus' | 'press';

/** A pointer on its way to the panel may leave the button for a moment. */
const LEAVE_MS = 160;

function useOpening() {
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<{ by: OpenedBy; at: string }>();
  const at = pathname + search;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (by: OpenedBy) => {
    clearTimeout(timer.current);
    setOpened((now) => (now?.at === at && now.by === 'press' ? now : { by, at }));
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(undefined);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((now) => (now?.by === 'pointer' ? undefined : now)), LEAVE_MS);
  };
  // A menu that led somewhere is closed on the new page.
  return { by: opened?.at === at ? opened.by : undefined, open, close, closeSoon };
}

/** A button whose list opens by hover, keyboard focus or press, and closes by Esc, by leaving and by a press elsewhere. */
export function HoverMenu({ label, children, align = 'start', trigger }: HoverMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const button = trigger ?? own;
  const { by, open, close, closeSoon } = useOpening();
  const isOpen = by !== undefined;
  useDismiss(isOpen, [root], close);

  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  const focused = (event: FocusEvent<HTMLButtonElement>) => {
    // Focus that comes back from the list (Esc) or belongs to a press must not open it.
    if (!root.current?.contains(event.relatedTarget) && event.target.matches(':focus-visible')) open('focus');
  };
  const pressedKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    button.current?.focus();
    close();
  };
  return (
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={byMouse(() => open('pointer'))}
      onPointerLeave={byMouse(closeSoon)}
      onKeyDown={pressedKey}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={focused}
        onClick={() => (by === 'press' ? close() : open('press'))}
      >
        {label}
        <Icon of={ChevronDown} size="s" />
      </button>
      <div id={id} className={classNames(styles.panel, align === 'end' && styles.end)} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
