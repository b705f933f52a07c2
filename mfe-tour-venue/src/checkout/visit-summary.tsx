import { useTranslation } from 'react-i18next';
import type { Money } from '@wisata/kernel/money';
import { Picture } from '@wisata/ui/picture';
import { SummaryCard } from '@wisata/ui/summary-card';
import { RefundLine } from '../visit/refund-line.tsx';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { VisitBreakdown } from '../visit/visit-breakdown.tsx';
import { useOuting } from './checkout-facts.ts';
import styles from './visit-summary.module.css';

/** What is being booked, and its price below the perforation. */
export function VisitSummary({ total }: { readonly total: Money }) {
  const { service, visit, choice, priced } = useOuting();
  const { t } = useTranslation(service);
  const text = useChoiceText(service);
  const { name, address } = visit.meetingPoint;
  return (
    <SummaryCard price={<VisitBreakdown service={service} breakdown={priced.breakdown} total={total} />}>
      <div className={styles.offer}>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Picture
              media={{ path: visit.thumbnail, alt: '', width: 320, height: 240 }}
              sizes="96px"
              widths={[160, 320]}
              fill
              rounded
            />
          </span>
          <div>
            <h2 className={styles.name}>{visit.title}</h2>
            <p className={styles.muted}>{visit.place}</p>
          </div>
        </div>
        <div>
          <p className={styles.when}>{text.when(visit, choice)}</p>
          <p className={styles.muted}>
            {t('checkout.packageFor', { name: priced.pricePackage.Name, party: text.party(choice) })}
          </p>
          <p className={styles.muted}>{[name, address].filter(Boolean).join(', ')}</p>
        </div>
        <RefundLine service={service} steps={visit.refundSteps} date={choice.date} />
      </div>
    </SummaryCard>
  );
}
