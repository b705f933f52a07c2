import type { Outcome } from '@wisata/kernel/outcome';
import { Page } from '@wisata/ui/layout';
import type { Partners } from '../api/content.model.ts';
import { DeferredPart } from '../page/deferred-part.tsx';
import styles from './home.module.css';

interface PartnerRowProps {
  readonly partners: Promise<Outcome<Partners>>;
}

/** Whom we work with, each with a mark of its own. */
export function PartnerRow({ partners }: PartnerRowProps) {
  return (
    <DeferredPart data={partners} loading={<div className={styles.partners} />}>
      {({ title, items }) =>
        items.length > 0 && (
          <section className={styles.partners} aria-labelledby="home-partners">
            <Page>
              <div className={styles.partnersRow}>
                <h2 id="home-partners" className={styles.partnersTitle}>
                  {title}
                </h2>
                <ul role="list" className={styles.names}>
                  {items.map(({ name, logo }) => (
                    <li key={name}>
                      {logo && <img src={logo} alt="" width={28} height={28} />}
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            </Page>
          </section>
        )
      }
    </DeferredPart>
  );
}
