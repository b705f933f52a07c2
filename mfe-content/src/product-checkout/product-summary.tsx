import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, money, type Money } from '@wisata/kernel/money';
import { Breakdown } from '@wisata/ui/breakdown';
import { Chosen, ChosenLine, ChosenNote, ChosenOffer } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import { PRODUCTS } from '../products/product-words.tsx';
import { usePriceLines } from '../products/use-price-lines.ts';
import { useOrder, useOrderText } from './checkout-facts.ts';

/** How the total comes about; taxes are inside every line. */
function Price({ total }: { readonly total: Money }) {
  const { t } = useTranslation(PRODUCTS);
  const { payments } = useOrder();
  const changed = money(total.minor - fromMajor(payments.GrandTotal, payments.currency).minor, payments.currency);
  const lines = usePriceLines(payments).map(({ label, amount }) => ({ label, amount: exactPrice(amount) }));
  const added = { label: t('checkout.price.changed'), amount: exactPrice(changed), tone: 'danger' as const };
  return (
    <Breakdown
      caption={t('checkout.price.title')}
      groups={[{ lines: changed.minor === 0 ? lines : [...lines, added] }]}
      total={{ label: t('checkout.price.total'), amount: exactPrice(total) }}
      note={t('checkout.price.note')}
    />
  );
}

/** What is being booked, and its price below the perforation. */
export function ProductSummary({ total }: { readonly total: Money }) {
  const order = useOrder();
  const text = useOrderText(order);
  const { sold, sale, freeUntil } = order;
  return (
    <SummaryCard price={<Price total={total} />}>
      <Chosen>
        <ChosenOffer name={sold.name} place={sold.cityName} picture={sold.picture.path} />
        <div>
          <ChosenLine>{text.day}</ChosenLine>
          <ChosenNote>{text.hours}</ChosenNote>
          <ChosenNote>{`${text.option}, ${text.units}`}</ChosenNote>
          <ChosenNote>{sale.meetingPoint.name}</ChosenNote>
        </div>
        <ChosenNote isGood={freeUntil !== null}>{text.terms}</ChosenNote>
      </Chosen>
    </SummaryCard>
  );
}
