import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@wisata/kernel/remote';
import { ChangeBox, HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import type { CardHeaderProps } from '@wisata/ui/card';
import { TicketBox, TicketList } from '@wisata/ui/ticket-box';
import type { BookedTrip } from './booked-trip.rules.ts';
import { useTripText } from './use-trip-text.ts';

const BRING = {
  'self-drive': ['voucher', 'licence', 'fuel'],
  'with-driver': ['voucher', 'hours', 'tolls'],
  transfer: ['voucher', 'airport', 'elsewhere'],
} as const;

interface VoucherFactsProps {
  readonly trip: BookedTrip;
  readonly level: CardHeaderProps['level'];
  /** The booking, where a change of it cannot be asked for on the same page. */
  readonly line?: OrderLine;
  /** Further boxes before the help desk. */
  readonly children?: ReactNode;
}

/** What else a traveller has to know: what to bring, what cancelling costs, whom to call. */
export function VoucherFacts({ trip, level, line, children }: VoucherFactsProps) {
  const { t } = useTranslation('transport');
  const { terms } = useTripText(trip);
  return (
    <>
      {trip.mode && (
        <TicketBox level={level} title={t('ticket.bring.title')}>
          <TicketList items={BRING[trip.mode].map((key) => t(`ticket.bring.${key}`))} />
        </TicketBox>
      )}
      <ChangeBox service="transport" level={level} rules={[...new Set([terms, t('terms.late')])]} line={line} />
      {children}
      <HelpBox service="transport" level={level} />
    </>
  );
}
