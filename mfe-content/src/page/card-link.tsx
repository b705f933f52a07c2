import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@wisata/ui/class-names';
import stretched from '@wisata/ui/stretched-link.module.css';
import styles from './card-link.module.css';

interface CardLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** `clipped` in a card that hides what stands out, `bare` in one without a frame. */
  readonly frame?: 'clipped' | 'bare';
}

/** The link whose target is all of the card around it. */
export function CardLink({ to, children, frame }: CardLinkProps) {
  return (
    <Link to={to} className={classNames(stretched.link, styles.link, frame && styles[frame])}>
      {children}
    </Link>
  );
}
