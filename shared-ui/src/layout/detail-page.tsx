import type { ReactNode } from 'react';
import { Page } from './layout.tsx';
import styles from './detail-page.module.css';

/** The page about one product, its parts under each other; `back` is the way to the list that it was chosen from. */
export function DetailPage({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <div className={styles.page}>
        {back && <p>{back}</p>}
        {children}
      </div>
    </Page>
  );
}

/** Props of `DetailPart`. */
export interface DetailPartProps {
  /** Id of the heading, so that links may lead here. */
  id: string;
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/** A titled part of a product's page. */
export function DetailPart({ id, title, lede, children }: DetailPartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div>
        <h2 id={id}>{title}</h2>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </section>
  );
}
