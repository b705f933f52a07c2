import { useTranslation } from 'react-i18next';
import { fromMajor } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import { linePrice, readStay, searchAgainPath, type BookedStay } from './order-line.rules.ts';
import { useStayDates } from './booked-stay.tsx';
import { GuestLabel } from '../stay/guest-label.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketVoucher } from './ticket-voucher.tsx';

/** What the stay cost, before and after a voucher code. */
function StayPaid({ line, stay }: { line: OrderLine; stay: BookedStay }) {
  const { t } = useTranslation('hotel');
  const total = linePrice(line);
  if (!total) return null;
  const { total_price: price } = stay.detail;
  const nights = stay.nights === undefined ? '' : t('booking.stay.nights', { count: stay.nights });
  const label = [stay.roomName, nights].filter(Boolean).join(', ') || line.title;
  const rows = price === undefined ? [] : [{ label, amount: fromMajor(price, total.currency) }];
  return <TicketPaid line={line} rows={rows} total={total} />;
}

function WhenAndWho({ stay }: { stay: BookedStay }) {
  const dates = useStayDates(stay);
  return (
    <>
      {dates && `${dates} · `}
      <GuestLabel guests={stay.guests} rooms={stay.rooms} children={stay.children} />
    </>
  );
}

/** The voucher of a booked stay on a page of its own. */
export function Voucher({ line, email }: TicketData) {
  const { clock } = useApp();
  const stay = readStay(line);
  return (
    <TicketFrame
      line={line}
      email={email}
      title={stay.hotelName}
      facts={<WhenAndWho stay={stay} />}
      sentTo={stay.detail.contact?.email}
      searchAgain={searchAgainPath(line, stay, clock.now())}
      side={
        <TicketFacts stay={stay} level={2} line={line} canAsk>
          <StayPaid line={line} stay={stay} />
        </TicketFacts>
      }
    >
      {(isIssued) => <TicketVoucher line={line} stay={stay} isIssued={isIssued} />}
    </TicketFrame>
  );
}
