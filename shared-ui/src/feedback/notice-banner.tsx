import { ChevronDown, ChevronUp, Megaphone, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { isHexColour, readableInk } from '../theme/contrast.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../media/icon.tsx';
import styles from './notice-banner.module.css';

/** Props of `NoticeBanner`. */
export interface NoticeBannerProps {
  /** Name of the landmark, "Notice". */
  label: string;
  children: ReactNode;
  /** Colours of the record as `#rrggbb`; an unreadable ink is replaced, anything else that is not a colour is ignored. */
  ground?: string;
  ink?: string;
  /** Of the button that shows the whole of what is longer than two lines on a phone. */
  moreLabel?: string;
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** Whether the words are longer than the lines that a phone gives them. */
function useIsCut() {
  const words = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current: box } = words;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsCut((was) => was || box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { words, isCut };
}

/** A strip above the header with one piece of news, in its own colours as long as they can be read. */
export function NoticeBanner({ label, children, ground, ink, moreLabel, dismissLabel, onDismiss }: NoticeBannerProps) {
  const { words, isCut } = useIsCut();
  const [isOpen, setIsOpen] = useState(false);
  const colours = isHexColour(ground)
    ? { '--notice-ground': ground, '--notice-ink': readableInk(ground, ink) }
    : undefined;
  return (
    <section aria-label={label} className={styles.banner} style={colours as CSSProperties | undefined}>
      <div className={styles.row}>
        <Icon of={Megaphone} size="s" />
        <div className={styles.words}>
          <div ref={words} className={classNames(!isOpen && styles.short)}>
            {children}
          </div>
        </div>
        {moreLabel && isCut && (
          <span className={styles.more}>
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              size="s"
              label={moreLabel}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          </span>
        )}
        {onDismiss && dismissLabel && <IconButton icon={X} size="s" label={dismissLabel} onClick={onDismiss} />}
      </div>
    </section>
  );
}
