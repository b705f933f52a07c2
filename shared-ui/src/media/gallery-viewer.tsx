import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef } from 'react';
import { arrowStep, isRightToLeft } from '../browser/direction.ts';
import type { GalleryLabels } from './gallery-labels.ts';
import styles from './gallery-viewer.module.css';
import type { Media } from './picture.tsx';
import { Picture } from './picture.tsx';
import { useModalDialog } from '../overlays/use-modal-dialog.ts';

/** The viewer's place in a list of pictures, held by the gallery. */
export interface GalleryViewerProps {
  readonly pictures: readonly Media[];
  /** Index of the picture on screen; undefined while the viewer is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number | undefined) => void;
  readonly labels: GalleryLabels;
}

const SWIPE_PX = 40;

/** Pictures one by one over the whole screen: arrows, Home, End and swipes move, Esc closes. */
export function GalleryViewer({ pictures, shown, onShow, labels }: GalleryViewerProps) {
  const id = useId();
  const isOpen = shown !== undefined;
  const modal = useModalDialog({ open: isOpen, onClose: () => onShow(undefined), closeOnScrim: false });
  const swipeFrom = useRef<number>(undefined);
  const count = pictures.length;
  const index = shown ?? 0;

  function step(by: number) {
    onShow((index + by + count) % count);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const moves: Readonly<Record<string, () => void>> = {
      Home: () => onShow(0),
      End: () => onShow(count - 1),
    };
    const by = arrowStep(event.key);
    const move = by ? () => step(by) : moves[event.key];
    if (!move) return modal.onKeyDown(event);
    event.preventDefault();
    move();
  }

  function onSwipeEnd(event: PointerEvent) {
    const distance = event.clientX - (swipeFrom.current ?? event.clientX);
    swipeFrom.current = undefined;
    if (Math.abs(distance) > SWIPE_PX) step(distance < 0 === isRightToLeft() ? -1 : 1);
  }

  return (
    <dialog
      {...modal}
      className={styles.viewer}
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {labels.title}
            </h2>
            <p className={styles.counter} role="status">
              {labels.counter(index + 1, count)}
            </p>
            <button
              type="button"
              className={styles.button}
              onClick={() => onShow(undefined)}
              aria-label={labels.close}
              data-autofocus=""
            >
              <X aria-hidden size={24} />
            </button>
          </div>
          <div
            className={styles.stage}
            onPointerDown={(event) => {
              if (event.pointerType !== 'mouse') swipeFrom.current = event.clientX;
            }}
            onPointerUp={onSwipeEnd}
            onPointerCancel={() => {
              swipeFrom.current = undefined;
            }}
          >
            {pictures.map((media, at) => {
              // The neighbours load while this one is looked at.
              const distance = Math.min((at - index + count) % count, (index - at + count) % count);
              return distance > 1 ? null : (
                <div
                  key={at}
                  className={styles.slide}
                  data-shown={at === index || undefined}
                  aria-hidden={at !== index}
                >
                  <Picture media={media} fill sizes="100vw" widths={[640, 960, 1280, 1600]} />
                </div>
              );
            })}
          </div>
          <div className={styles.foot}>
            {count > 1 && (
              <button type="button" className={styles.button} onClick={() => step(-1)} aria-label={labels.previous}>
                <ChevronLeft aria-hidden size={24} />
              </button>
            )}
            <p className={styles.caption}>{pictures[index]?.alt}</p>
            {count > 1 && (
              <button type="button" className={styles.button} onClick={() => step(1)} aria-label={labels.next}>
                <ChevronRight aria-hidden size={24} />
              </button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
