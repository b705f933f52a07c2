import type { ReactNode } from 'react';
import { Page, Row } from '@wisata/ui/layout';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import styles from './dev-frame.module.css';

/** Samples with a switch of the theme above them. */
export function DevFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <Page>
        <Row justify="end">
          <ThemeSwitch size="m" />
        </Row>
      </Page>
      {children}
    </div>
  );
}
