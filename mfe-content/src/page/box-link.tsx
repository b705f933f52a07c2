import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '@wisata/ui/class-names';
import styles from './box-link.module.css';

interface BoxLinkProps extends Omit<LinkProps, 'className'> {
  /** `more` brings the rest of a list; the others stand beside their like. */
  readonly look?: 'plain' | 'more';
}

/** A link in a frame. */
export function BoxLink({ look = 'plain', ...link }: BoxLinkProps) {
  return <Link {...link} className={classNames(styles.link, styles[look])} />;
}
