import { Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { countedLine, TripBreakdown } from '@wisata/runtime/booking/trip-breakdown';
import type { BreakdownLine } from '@wisata/ui/breakdown';
import { Chosen, ChosenJourney, ChosenTrip } from '@wisata/ui/chosen';
import { SummaryCard } from '@wisata/ui/summary-card';
import type { CheckedFare, CheckedFlight } from '../api/flight.model.ts';
import { useTrip } from './checkout-fields.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';
import { fareLines, type FareLine, type JourneyFare } from './fare-lines.rules.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { FlightRail } from '../journey/flight-rail.tsx';

export interface SummaryProps {
  readonly query: CheckoutQuery;
  readonly fare: CheckedFare;
}

/** The lines of a journey: the fare of each passenger type, then taxes and fees together with what they are. */
function useJourneyLines(): (journey: JourneyFare) => BreakdownLine[] {
  const { t } = useTranslation('flight');
  const nameOf = ({ code, text }: FareLine) => t(`checkout.fare.code.${code}`, { defaultValue: text || code });
  return ({ fares, charges, taxes }) => [
    ...fares.flatMap(({ parts }) =>
      parts.map(({ type, count, each }) => countedLine(t(`checkout.fare.type.${type}`), count, each)),
    ),
    ...(charges.length === 0
      ? []
      : [
          {
            label: t('checkout.fare.taxes'),
            detail: charges.map((line) => `${nameOf(line)} ${price(line.sum)}`).join(', '),
            amount: price(taxes),
          },
        ]),
  ];
}

/** How the total comes about: journey by journey, passenger type by passenger type, charge by charge. */
export function FareBreakdownTable({ fare }: Pick<SummaryProps, 'fare'>) {
  const linesOf = useJourneyLines();
  const { journeys, rest } = fareLines(fare);
  const ways = journeys.map((journey) => ({ sum: journey.sum, lines: linesOf(journey) }));
  return <TripBreakdown ways={ways} rest={rest} total={fare.total} />;
}

export function JourneySummary({ checked: { flight } }: { checked: CheckedFlight }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { counts } = useTrip();
  const bagFor = counts.INF > 0 ? 'bagNoInfant' : 'bag';
  return (
    <ChosenJourney
      who={`${text.day(flight.departDate)} · ${flight.airline} ${flight.number}`}
      icon={Luggage}
      fact={flight.baggage ? t(`checkout.flights.${bagFor}`, { bag: flight.baggage }) : t('checkout.flights.noBag')}
    >
      <FlightRail journey={flight} />
    </ChosenJourney>
  );
}

/** The journeys that are being booked, in the class that was chosen. */
export function CheckoutJourneys({ query, fare }: SummaryProps) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const cabins = [...new Set(fare.flights.map(({ classId, flight }) => cabinOf(classId, flight)))];
  return (
    <Chosen>
      <ChosenTrip
        title={t('checkout.flights.title')}
        change={{ href: flightListPath(query.search), label: t('checkout.flights.change') }}
        as={RouterLink}
        about={[text.party(query.search.counts), ...cabins.map((cabin) => t(`cabin.${cabin}`))].join(' · ')}
      />
      {fare.flights.map((checked) => (
        <JourneySummary key={checked.flightId} checked={checked} />
      ))}
    </Chosen>
  );
}

function cabinOf(classId: string, { classes }: CheckedFlight['flight']) {
  return (classes.find(({ id }) => id === classId) ?? classes[0])?.cabin ?? 'Economy';
}

/** Flights above, price below the perforation. */
export function CheckoutSummary(props: SummaryProps) {
  return (
    <SummaryCard price={<FareBreakdownTable fare={props.fare} />}>
      <CheckoutJourneys {...props} />
    </SummaryCard>
  );
}
