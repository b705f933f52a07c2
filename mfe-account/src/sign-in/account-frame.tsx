import type { ReactNode } from 'react';
import { classNames } from '@wisata/ui/class-names';
import { Page, Stack } from '@wisata/ui/layout';
import styles from './account-frame.module.css';
import { PageTitle } from '../page/page-title.tsx';

interface AccountFrameProps {
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
  /** Ways to the other account pages, under the card. */
  readonly below?: ReactNode;
  readonly wide?: boolean;
}

/** One narrow column: title, card, and what else one may want. */
export function AccountFrame({ title, lede, children, below, wide }: AccountFrameProps) {
  return (
    <Page>
      <div className={classNames(styles.frame, wide && styles.wide)}>
        <PageTitle lede={lede}>{title}</PageTitle>
        <Stack gap={4}>{children}</Stack>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </Page>
  );
}
