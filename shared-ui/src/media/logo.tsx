import { classNames } from '../text/class-names.ts';
import styles from './logo.module.css';

const PETAL = { rx: 11.6, ry: 6.3 } as const;

/** The four petals alone, for places without room for the word; one petal is soga. Decorative: a name has to stand beside it. */
export function LogoMark({ ground = 'surface' }: { ground?: 'surface' | 'brand' }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden
      focusable={false}
      className={classNames(styles.mark, ground === 'brand' && styles.onBrand)}
    >
      <g fill="currentColor">
        <ellipse {...PETAL} cx="10.6" cy="10.6" transform="rotate(45 10.6 10.6)" />
        <ellipse {...PETAL} cx="29.4" cy="10.6" transform="rotate(-45 29.4 10.6)" />
        <ellipse {...PETAL} cx="10.6" cy="29.4" transform="rotate(-45 10.6 29.4)" />
        <ellipse {...PETAL} cx="29.4" cy="29.4" transform="rotate(45 29.4 29.4)" className={styles.warm} />
      </g>
    </svg>
  );
}

/** Petals and word mark; the word is the configured brand name, which also is the accessible name of a link around it. */
export function Logo({
  name,
  ground = 'surface',
  size = 'm',
}: {
  name: string;
  ground?: 'surface' | 'brand';
  size?: 'm' | 'l';
}) {
  return (
    <span className={classNames(styles.logo, ground === 'brand' && styles.onBrand, size === 'l' && styles.large)}>
      <LogoMark ground={ground} />
      {name}
    </span>
  );
}
