import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { wallClockAt } from '@wisata/kernel/zones';
import { useApp } from '@wisata/runtime';
import { ChangeBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketBox, TicketList } from '@wisata/ui/ticket-box';
import { useRefundText } from '../visit/refund-line.tsx';
import type { BookedVisit } from './booked-visit.rules.ts';
import { useBookedText } from './use-booked-text.ts';

interface FactsProps {
  readonly booked: BookedVisit;
}

/** When to be where, and what to bring. */
export function OnTheDay({ booked }: FactsProps) {
  const { t } = useTranslation(booked.service);
  const { time } = useBookedText(booked);
  const { meeting, bring } = booked;
  const beThere = time ? [t('ticket.day.beThere', { place: meeting.name, time })] : [];
  return (
    <TicketBox title={t('ticket.day.title')}>
      <TicketList items={[...beThere, ...bring]} />
    </TicketBox>
  );
}

/** What the price has in it. */
export function Included({ booked }: FactsProps) {
  const { t } = useTranslation(booked.service);
  if (booked.includes.length === 0) return null;
  return (
    <TicketBox title={t('ticket.included')}>
      <TicketList items={booked.includes} />
    </TicketBox>
  );
}

/** What giving back brings, and where to ask for it. */
export function ChangeOrCancel({ booked, line }: FactsProps & { readonly line: OrderLine }) {
  const { service, refundSteps, date, validUntil, zone } = booked;
  const { date: today } = wallClockAt(useApp().clock.now(), zone);
  const isOver = validUntil !== undefined && today > validUntil;
  const { text } = useRefundText({ service, steps: isOver ? [] : refundSteps, date, isOpenDate: !date });
  return <ChangeBox service={service} rules={[text]} line={line} />;
}
