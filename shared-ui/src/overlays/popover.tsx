import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefCallback } from 'react';
import { Activity, useEffect, useId, useMemo, useRef, useState } from 'react';
import anchored from './anchored-layer.module.css';
import { classNames } from '../text/class-names.ts';
import { findFirstFocusable } from './focusable.ts';
import { useOverlayStep } from './overlay-history.tsx';
import styles from './popover.module.css';
import type { LayerAlign } from './use-anchored-layer.ts';
import { useAnchoredLayer } from './use-anchored-layer.ts';
import { useDismiss } from './use-dismiss.ts';
import { isPhoneViewport } from '../browser/use-media-query.ts';

/** Spread on the button that opens the popover. */
export interface PopoverTriggerProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

/** A panel that its caller opens and closes, with a render prop for the button it belongs to. */
export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Name of the panel; also its heading where it fills a phone. */
  readonly title: string;
  readonly children: ReactNode;
  readonly align?: LayerAlign;
  /** What a narrow screen shows: the whole screen with a head, or the same small panel. */
  readonly phone?: 'full' | 'panel';
  readonly foot?: ReactNode;
  /**
   * Draws a closed panel too, out of sight and in the browser's spare time, so that it opens drawn. Says what is drawn: another text
   * draws a closed panel anew, and so does each closing.
   */
  readonly drawnAhead?: string | undefined;
  readonly labels: { readonly close: string };
}

/** The panel to draw, if any. It keeps its number, by which React knows it, from when it is drawn ahead until it closes. */
function usePanel(open: boolean, drawnAhead: string | undefined) {
  const [panel, setPanel] = useState({ open, drawnAhead, number: 0 });
  if (panel.open !== open || (!open && panel.drawnAhead !== drawnAhead))
    setPanel(open ? { ...panel, open } : { open, drawnAhead, number: panel.number + 1 });
  return (open || panel.drawnAhead !== undefined) && panel;
}

/**
 * Panel beside its button: opens with the focus inside, closes by Esc, and by a press or the focus going elsewhere. Whatever
 * closes it, a focus that was inside goes back to the button. Not modal: the page stays usable. Content is rendered only while open,
 * unless it is drawn ahead; its effects run only while it is open.
 */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, title, children, align = 'start', phone = 'full', foot, drawnAhead, labels } = props;
  const id = useId();
  const panel = usePanel(open, drawnAhead);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const anchor = useMemo(() => ({ current: trigger }), [trigger]);
  const layer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useAnchoredLayer({ open, anchor, layer, align, phone: phone === 'full' ? 'full' : 'anchored' });
  const close = () => onOpenChange(false);
  useDismiss(open, [anchor, layer], close);
  useOverlayStep(open && phone === 'full' && isPhoneViewport(), close);

  useEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    if (!element.contains(document.activeElement)) {
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? findFirstFocusable(body.current!) ?? element).focus();
    }
    return () => {
      // The panel is gone by now: a focus that was inside has fallen to the page.
      if (document.activeElement === document.body) anchor.current?.focus();
    };
  }, [open, anchor]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <>
      {props.trigger({
        ref: setTrigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {panel && (
        <Activity key={panel.number} mode={open ? 'visible' : 'hidden'}>
          <div
            ref={layer}
            id={id}
            className={classNames(anchored.layer, styles.layer)}
            data-phone={phone}
            popover="manual"
            role="dialog"
            aria-label={title}
            tabIndex={-1}
            onKeyDown={onKeyDown}
          >
            {phone === 'full' && (
              <div className={styles.head}>
                <span className={styles.title}>{title}</span>
                <button type="button" className={styles.close} onClick={close} aria-label={labels.close}>
                  <X aria-hidden size={24} />
                </button>
              </div>
            )}
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </div>
        </Activity>
      )}
    </>
  );
}
