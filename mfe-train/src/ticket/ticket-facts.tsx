import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { zoneLabel } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { AskForChange } from '@wisata/runtime/ticket/ask-for-change';
import { Stack } from '@wisata/ui/layout';
import { TicketBox, TicketHelp, TicketList } from '@wisata/ui/ticket-box';
import { useTrainText } from '../journey/use-train-text.ts';
import { beThereBy, policyOf, type BookedTrip } from './booked-train.rules.ts';

/** What to do on the day of each train. */
export function OnTheDay({ trip }: { readonly trip: BookedTrip }) {
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

/** The railway's rules for changes and refunds, and where to ask for them. */
export function ChangeOrCancel({ trip, line }: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  const { t } = useTranslation('train');
  const policy = policyOf(trip);
  return (
    <TicketBox title={t('ticket.change.title')}>
      <Stack gap={4}>
        <TicketList items={policy ? [t('ticket.change.refund', policy), t('ticket.change.move', policy)] : []} />
        <AskForChange line={line} />
      </Stack>
    </TicketBox>
  );
}

/** Whom to call. */
export function TrainHelp() {
  const { t } = useTranslation('train');
  const { brand } = useApp().config;
  return (
    <TicketHelp
      title={t('ticket.help')}
      company={brand.company}
      phone={brand.helpPhone}
      hours={t('ticket.helpHours')}
    />
  );
}
