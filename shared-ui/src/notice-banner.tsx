import { Megaphone, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { isHexColour, readableInk } from './contrast.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './notice-banner.module.css';

/** Props of `NoticeBanner`. */
export interface NoticeBannerProps {
  /** Name of the landmark, "Notice". */
  label: string;
  children: ReactNode;
  /** Colours of the record as `#rrggbb`; an unreadable ink is replaced, anything else that is not a colour is ignored. */
  ground?: string;
  ink?: string;
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** A strip above the header with one piece of news, in its own colours as long as they can be read. */
export function NoticeBanner({ label, children, ground, ink, dismissLabel, onDismiss }: NoticeBannerProps) {
  const colours = isHexColour(ground)
    ? { '--notice-ground': ground, '--notice-ink': readableInk(ground, ink) }
    : undefined;
  return (
    <section aria-label={label} className={styles.banner} style={colours as CSSProperties | undefined}>
      <div className={styles.row}>
        <Icon of={Megaphone} size="s" />
        <div className={styles.words}>{children}</div>
        {onDismiss && dismissLabel && <IconButton icon={X} size="s" label={dismissLabel} onClick={onDismiss} />}
      </div>
    </section>
  );
}
