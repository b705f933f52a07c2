import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { zoneLabel } from '@wisata/kernel/zones';
import { RideBox } from '@wisata/runtime/ticket/ride-box';
import { ChangeBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketBox, TicketList } from '@wisata/ui/ticket-box';
import { useTrainText } from '../journey/use-train-text.ts';
import { beThereBy, policyOf, type BookedTrip } from './booked-train.rules.ts';

/** What to do on the day of each train. */
function OnTheDay({ trip }: { readonly trip: BookedTrip }) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  const times = trip.trains.flatMap((train) => {
    const early = beThereBy(train);
    if (!early) return [];
    const time = `${text.time(early.time)} ${zoneLabel(train.originZone)}`;
    return t('ticket.day.beThere', { place: train.originName, date: text.day(early.date), time });
  });
  return (
    <TicketBox title={t('ticket.day.title')}>
      <TicketList items={[...times, t('ticket.day.gate'), t('ticket.day.id'), t('ticket.day.bag')]} />
    </TicketBox>
  );
}

/** A ride from the place of arrival. */
function GetThere({ trip: { trains, people }, line }: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  const [there] = trains;
  const arrival = there && there.arriveTime !== '' ? there : undefined;
  const ride = arrival && {
    pickUp: `station:${arrival.destination}`,
    date: arrival.arriveDate,
    time: arrival.arriveTime,
    people,
  };
  return <RideBox line={line} ride={ride} />;
}

/** The railway's rules for changes and refunds, and where to ask for them. */
function ChangeOrCancel({ trip, line }: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  const { t } = useTranslation('train');
  const policy = policyOf(trip);
  const rules = policy ? [t('ticket.change.refund', policy), t('ticket.change.move', policy)] : [];
  return <ChangeBox service="train" rules={rules} line={line} />;
}

/** What there is to know beside the passes. */
export function TripFacts(props: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  return (
    <>
      <OnTheDay trip={props.trip} />
      <GetThere {...props} />
      <ChangeOrCancel {...props} />
    </>
  );
}
