import { useTranslation } from 'react-i18next';
import type { Money } from '@wisata/kernel/money';
import { Chosen, ChosenLine, ChosenNote, ChosenOffer } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import { RefundLine } from '../visit/refund-line.tsx';
import { useChoiceText } from '../visit/use-choice-text.ts';
import { VisitBreakdown } from '../visit/visit-breakdown.tsx';
import { useOuting } from './checkout-facts.ts';

/** What is being booked, and its price below the perforation. */
export function VisitSummary({ total }: { readonly total: Money }) {
  const { service, visit, choice, priced } = useOuting();
  const { t } = useTranslation(service);
  const text = useChoiceText(service);
  const { name, address } = visit.meetingPoint;
  return (
    <SummaryCard price={<VisitBreakdown service={service} visit={visit} breakdown={priced.breakdown} total={total} />}>
      <Chosen>
        <ChosenOffer name={visit.title} place={visit.place} picture={visit.thumbnail} />
        <div>
          <ChosenLine>{text.when(visit, choice)}</ChosenLine>
          <ChosenNote>
            {t('checkout.packageFor', { name: priced.pricePackage.Name, party: text.party(choice) })}
          </ChosenNote>
          <ChosenNote>{[name, address].filter(Boolean).join(', ')}</ChosenNote>
        </div>
        <RefundLine service={service} steps={visit.refundSteps} date={choice.date} isOpenDate={visit.isOpenDate} />
      </Chosen>
    </SummaryCard>
  );
}
