import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { Logo } from '@wisata/ui/logo';
import styles from './brand-bar.module.css';

/** The navy bar with the logo, for pages that must not lead away. */
export function BrandBar({ children }: { children?: ReactNode }) {
  const { config } = useApp();
  return (
    <header className={`${styles.bar} on-brand`}>
      <div className={styles.row}>
        <Link className={styles.logo} to="/">
          <Logo name={config.brand.name} ground="brand" />
        </Link>
        {children}
      </div>
    </header>
  );
}
