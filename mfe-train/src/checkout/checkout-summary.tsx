import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { countedLine, TripBreakdown } from '@wisata/runtime/booking/trip-breakdown';
import { Chosen, ChosenJourney, ChosenTrip } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import type { CheckedTrain, TrainPrice } from '../api/train.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { TrainRail } from '../journey/train-rail.tsx';
import { useTrainText } from '../journey/use-train-text.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';
import { linesOf, unexplained, type FareLine } from './fare-lines.rules.ts';

export interface SummaryProps {
  readonly query: CheckoutQuery;
  readonly price: TrainPrice;
}

/** How the total comes about: train by train, charge by charge. */
function PriceTable({ price }: Pick<SummaryProps, 'price'>) {
  const { t } = useTranslation('train');
  const nameOf = ({ type, code, text }: FareLine) =>
    code === 'fare' ? t(`checkout.fare.type.${type}`) : t(`checkout.fare.code.${code}`, text || code);
  const ways = price.trains.map((checked) => ({
    sum: checked.total,
    lines: linesOf(checked).map((line) => countedLine(nameOf(line), line.count, line.each)),
  }));
  return <TripBreakdown ways={ways} rest={unexplained(price)} total={price.total} />;
}

/** `Executive H`: the class, and the sub class that sets the fare. */
export function useClassText(): (offer: Pick<CheckedTrain['offer'], 'name' | 'subClass'>) => string {
  const { t } = useTranslation('train');
  return ({ name, subClass }) => (subClass ? t('train.classWithSub', { name, sub: subClass }) : name);
}

/** One chosen train in short. */
export function TrainSummary({ checked: { train, offer } }: { readonly checked: CheckedTrain }) {
  const text = useTrainText();
  const classText = useClassText();
  return (
    <ChosenJourney who={`${text.day(train.departDate)} · ${train.name} ${train.number}`} fact={classText(offer)}>
      <TrainRail run={train} />
    </ChosenJourney>
  );
}

/** Trains above, price below the perforation. */
export function CheckoutSummary({ query, price }: SummaryProps) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  return (
    <SummaryCard price={<PriceTable price={price} />}>
      <Chosen>
        <ChosenTrip
          title={t('checkout.trains.title')}
          change={{ href: trainListPath(query.search), label: t('checkout.trains.change') }}
          as={RouterLink}
          about={text.party(query.search.counts)}
        />
        {price.trains.map((checked) => (
          <TrainSummary key={checked.offer.key} checked={checked} />
        ))}
      </Chosen>
    </SummaryCard>
  );
}
