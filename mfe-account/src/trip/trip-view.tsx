import { Suspense, useMemo, useState } from 'react';
import { MapPinned } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { isIssuing } from '@wisata/kernel/booking-status';
import type { Clash } from '@wisata/kernel/trip-clash';
import { findClashes } from '@wisata/kernel/trip-fit';
import { findRides } from '@wisata/kernel/trip-rides';
import { lazyPart, useApp } from '@wisata/runtime';
import type { OpenOrder } from '@wisata/runtime/open-orders';
import { Button } from '@wisata/ui/button';
import { Row, SideColumns, Stack } from '@wisata/ui/layout';
import type { TripAnswer } from '../api/trip.schema.ts';
import { CartBar } from '../cart/cart-bar.tsx';
import { useChoice } from '../cart/use-choice.ts';
import { TripClashes } from '../itinerary/trip-clashes.tsx';
import { planTrip } from '../itinerary/trip.rules.ts';
import { usePolling } from '../page/use-polling.ts';
import { waysOf, type OwnTrip } from './own-trip.rules.ts';
import { payersOf } from './payers.rules.ts';
import { ClashActions } from './clash-actions.tsx';
import { EndedLines } from './trip-ended.tsx';
import { TripHead } from './trip-head.tsx';
import { isGap, TripPlan } from './trip-plan.tsx';
import { TripSide } from './trip-side.tsx';
import { TripStrip } from './trip-strip.tsx';

// The days beside it say everything that the map shows; it comes to whoever asks.
const TripStops = lazyPart(async () => (await import('../itinerary/trip-stops.tsx')).TripStops);

interface ViewProps {
  readonly trip: OwnTrip;
  readonly answer: TripAnswer;
  /** Orders of this device's guest. */
  readonly orders: readonly OpenOrder[];
}

function TripMap({ trip }: Pick<ViewProps, 'trip'>) {
  const { t } = useTranslation('trips');
  const [isShown, setShown] = useState(false);
  const days = planTrip(trip.lines).days.map(({ date, moments }) => ({
    date,
    items: moments.map(({ lineId, entry }) => ({ ...entry, itinerary_id: lineId })),
  }));
  if (!trip.lines.some(({ agenda }) => agenda.some(({ stop }) => stop))) return null;
  if (!isShown) {
    return (
      <Row>
        <Button icon={MapPinned} onClick={() => setShown(true)}>
          {t('showMap')}
        </Button>
      </Row>
    );
  }
  return (
    <Suspense fallback={<p role="status">{t('mapLoads')}</p>}>
      <TripStops days={days} />
    </Suspense>
  );
}

/** One trip: what does not go together, day by day, and beside it what is to be paid, documents, calendar and link. */
export function TripView({ trip, answer, orders }: ViewProps) {
  const { clock } = useApp();
  const { revalidate } = useRevalidator();
  const { clashes, rides } = useMemo(() => {
    const ways = waysOf(answer.ways);
    // When to leave a house is said where the day begins.
    const clashes = findClashes(trip.lines, ways).filter(({ kind }) => kind !== 'tight-departure');
    return { clashes, rides: findRides(trip.lines, ways) };
  }, [answer.ways, trip.lines]);
  const payers = payersOf(trip.lines, orders, clock.now());
  const choice = useChoice(payers.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)));
  usePolling(trip.lines.some(isIssuing));
  const emailOf = (id: string) => orders.find((order) => order.id === id)?.email;
  const refresh = () => void revalidate();
  const parts = { lines: trip.lines, places: answer.places, emailOf, onChanged: refresh };
  const told = (some: readonly Clash[]) => (
    <TripClashes clashes={some} actionsOf={(clash) => <ClashActions clash={clash} {...parts} />} />
  );
  return (
    <Stack gap={6}>
      <TripHead trip={trip} shares={answer.shares} orders={orders} />
      <TripMap trip={trip} />
      <TripStrip trip={trip} clashes={clashes} />
      <SideColumns
        at="end"
        side={<TripSide trip={trip} payers={payers} choice={choice} orders={orders} onExpired={refresh} />}
      >
        <Stack gap={6}>
          {told(clashes.filter((clash) => !isGap(clash)))}
          <TripPlan
            trip={trip}
            clashes={clashes}
            rides={rides}
            places={answer.places}
            emailOf={emailOf}
            gapOf={(gap) => told([gap])}
          />
          <EndedLines lines={trip.ended} />
        </Stack>
      </SideColumns>
      <CartBar groups={payers.flatMap(({ groups }) => groups)} chosen={choice.chosen} />
    </Stack>
  );
}
