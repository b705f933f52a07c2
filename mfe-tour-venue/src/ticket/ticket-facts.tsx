import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { AskForChange } from '@wisata/runtime/ticket/ask-for-change';
import { Stack } from '@wisata/ui/layout';
import { TicketBox, TicketHelp, TicketList } from '@wisata/ui/ticket-box';
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
  const { service, refundSteps, date } = booked;
  const { t } = useTranslation(service);
  const { text } = useRefundText({ service, steps: refundSteps, date });
  return (
    <TicketBox title={t('ticket.change.title')}>
      <Stack gap={4}>
        <TicketList items={[text]} />
        <AskForChange line={line} />
      </Stack>
    </TicketBox>
  );
}

/** Whom to call. */
export function VisitHelp({ booked }: FactsProps) {
  const { t } = useTranslation(booked.service);
  const { brand } = useApp().config;
  const { company, helpPhone } = brand;
  return <TicketHelp title={t('ticket.help')} company={company} phone={helpPhone} hours={t('ticket.helpHours')} />;
}
