import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { RideBox } from '@wisata/runtime/ticket/ride-box';
import { ChangeBox, HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import type { CardHeaderProps } from '@wisata/ui/card';
import { TicketBox, TicketList } from '@wisata/ui/ticket-box';
import { cancelSteps, type BookedStay } from './order-line.rules.ts';
import { CancelLine } from './booked-stay.tsx';

const BRING = ['voucher', 'id', 'deposit'] as const;

function useRequestWords({ requests, detail: { contact } }: BookedStay): string[] {
  const { t, i18n } = useTranslation('hotel');
  const time = (value: string) => formatWallTime(value, i18n.language as Locale);
  const { bed_type: bed, check_in_time: arrive, check_out_time: leave, other } = requests;
  return [
    bed === 'twin' || bed === 'king' ? t(`checkout.requests.bed.${bed}`) : '',
    requests.non_smoking ? t('checkout.requests.nonSmoking') : '',
    requests.high_floor ? t('checkout.requests.highFloor') : '',
    requests.connecting_rooms ? t('checkout.requests.connectingRooms') : '',
    contact?.request_child_bed ? t('checkout.requests.childBed') : '',
    arrive ? t('checkout.requests.arrive', { time: time(arrive) }) : '',
    leave ? t('checkout.requests.leave', { time: time(leave) }) : '',
    other ?? '',
  ].filter(Boolean);
}

/** The way there from the nearest airport, on the day of arrival. */
function GetThere({ stay, level, line }: Pick<TicketFactsProps, 'stay' | 'level'> & { readonly line: OrderLine }) {
  const { hotelKey, checkInDate: date, checkInTime: time, guests, children } = stay;
  const dropOff = `hotel:${hotelKey}`;
  const isKnown = hotelKey !== undefined && date !== undefined;
  const ride = isKnown
    ? { pickUp: `airport-of:${dropOff}`, dropOff, date, time, people: guests + children }
    : undefined;
  return <RideBox level={level} line={line} ride={ride} />;
}

interface TicketFactsProps {
  readonly stay: BookedStay;
  readonly level: CardHeaderProps['level'];
  readonly line: OrderLine;
  /** Whether a change of it can be asked for here; elsewhere the same page does. */
  readonly canAsk?: boolean;
  /** Further boxes before the help desk. */
  readonly children?: ReactNode;
}

/** What else a traveller has to know: what to bring, what was asked for, what cancelling costs, whom to call. */
export function TicketFacts({ stay, level, line, canAsk, children }: TicketFactsProps) {
  const { t, i18n } = useTranslation('hotel');
  const requests = useRequestWords(stay);
  return (
    <>
      <TicketBox level={level} title={t('ticket.bring.title')}>
        <TicketList items={BRING.map((key) => t(`ticket.bring.${key}`))} />
      </TicketBox>
      <GetThere stay={stay} level={level} line={line} />
      <ChangeBox
        service="hotel"
        level={level}
        rules={cancelSteps(stay, i18n.language as Locale)}
        line={canAsk ? line : undefined}
      >
        <CancelLine stay={stay} />
      </ChangeBox>
      {requests.length > 0 && (
        <TicketBox level={level} title={t('checkout.requests.title')}>
          <TicketList items={requests} note={t('checkout.requests.subtitle')} />
        </TicketBox>
      )}
      {children}
      <HelpBox service="hotel" level={level} />
    </>
  );
}
