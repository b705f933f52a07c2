import { Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { price, type Money } from '@wisata/kernel/money';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import { Icon } from '@wisata/ui/icon';
import type { CheckedFare, CheckedFlight } from '../api/flight.model.ts';
import { useFlightText } from '../hooks/use-flight-text.ts';
import type { CheckoutQuery } from '../rules/checkout-query.rules.ts';
import { fareLines, type FareLine } from '../rules/fare-lines.rules.ts';
import styles from './checkout-summary.module.css';
import { FlightRail } from './flight-rail.tsx';

export interface SummaryProps {
  readonly query: CheckoutQuery;
  readonly fare: CheckedFare;
}

/** True when everybody who pays a line pays the same. */
const isOnePrice = ({ parts }: Pick<FareLine, 'parts'>) =>
  parts.every(({ each }) => each.minor === parts[0]?.each.minor);

/** `2 × Rp. 720.000`, for each type where they differ. */
function useParts(): (line: FareLine) => string {
  const { t } = useTranslation('flight');
  return ({ parts }) => {
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    if (isOnePrice({ parts }) && parts[0]) return `${count} × ${price(parts[0].each)}`;
    return parts
      .map(({ type, count: of, each }) => `${t(`checkout.fare.type.${type}`)} ${of} × ${price(each)}`)
      .join(', ');
  };
}

function useLines() {
  const { t } = useTranslation('flight');
  const parts = useParts();
  const fare = (line: FareLine): BreakdownLine => ({
    label: `${t(`checkout.fare.type.${line.parts[0]?.type ?? 'ADT'}`)} ${parts(line)}`,
    amount: price(line.sum),
  });
  const charge = (line: FareLine): BreakdownLine => {
    const name = t(`checkout.fare.code.${line.code}`, { defaultValue: line.text || line.code });
    const isShort = isOnePrice(line);
    return {
      label: isShort ? `${name} ${parts(line)}` : name,
      ...(isShort ? {} : { detail: parts(line) }),
      amount: price(line.sum),
    };
  };
  return { fare, charge };
}

/** How the total comes about: journey by journey, passenger type by passenger type, charge by charge. */
export function FareBreakdownTable({ fare }: Pick<SummaryProps, 'fare'>) {
  const { t } = useTranslation('flight');
  const lines = useLines();
  const { journeys, rest } = fareLines(fare);
  const heading = (index: number) => t(index === 0 ? 'checkout.fare.depart' : 'checkout.fare.return');
  return (
    <Breakdown
      caption={t('checkout.fare.title')}
      groups={[
        ...journeys.map(({ sum, fares, charges }, index) => ({
          heading: heading(index),
          sum: price(sum),
          lines: [...fares.map(lines.fare), ...charges.map(lines.charge)],
        })),
        ...(rest.minor === 0 ? [] : [{ lines: [{ label: t('checkout.fare.rest'), amount: price(rest) }] }]),
      ]}
      total={{ label: t('checkout.fare.total'), amount: price(fare.total) }}
      note={t('checkout.fare.note')}
    />
  );
}

export function JourneySummary({ checked: { flight } }: { checked: CheckedFlight }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  return (
    <div className={styles.journey}>
      <p className={styles.who}>
        {text.day(flight.departDate)} · {flight.airline} {flight.number}
      </p>
      <FlightRail journey={flight} />
      <p className={styles.fact}>
        <Icon of={Luggage} size="s" />
        {flight.baggage ? t('checkout.flights.bag', { bag: flight.baggage }) : t('checkout.flights.noBag')}
      </p>
    </div>
  );
}

/** The journeys that are being booked, in the class that was chosen. */
export function CheckoutJourneys({ query, fare }: SummaryProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const cabins = [...new Set(fare.flights.map(({ classId, flight }) => cabinOf(classId, flight)))];
  return (
    <div className={styles.flights}>
      <div>
        <h2 className={styles.title}>{t('checkout.flights.title')}</h2>
        <p className={styles.muted}>
          {[text.party(query.search.counts), ...cabins.map((cabin) => t(`cabin.${cabin}`))].join(' · ')}
        </p>
      </div>
      {fare.flights.map((checked) => (
        <JourneySummary key={checked.flightId} checked={checked} />
      ))}
    </div>
  );
}

function cabinOf(classId: string, { classes }: CheckedFlight['flight']) {
  return (classes.find(({ id }) => id === classId) ?? classes[0])?.cabin ?? 'Economy';
}

/** Flights above, price below the perforation. */
export function CheckoutSummary(props: SummaryProps) {
  return (
    <div className={styles.card}>
      <CheckoutJourneys {...props} />
      <div className={styles.price}>
        <FareBreakdownTable fare={props.fare} />
      </div>
    </div>
  );
}

/** `Total for 3, taxes included`. */
export function useTotalLabel({ query }: Pick<SummaryProps, 'query'>): (total: Money) => string {
  const text = useFlightText();
  const { t } = useTranslation('flight');
  return (total) => t('checkout.fare.totalFor', { total: price(total), people: text.people(query.search) });
}
