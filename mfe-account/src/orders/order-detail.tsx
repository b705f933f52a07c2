import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Grid, Row, Stack } from '@wisata/ui/layout';
import type { Line } from '../api/order.schema.ts';
import { useAddToItinerary } from '../itinerary/use-add-to-itinerary.ts';
import { isPayable, mayJoinTrip } from './booking-choice.rules.ts';
import { paymentPath } from '../cart/cart.rules.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { OrderLine } from './order-line.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PriceCard } from './price-card.tsx';
import { RequestPanel } from './request-panel.tsx';
import { Ticket } from './ticket.tsx';
import { TripLink } from './trip-link.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';

function Actions({ line }: { line: Line }) {
  const { t } = useTranslation('account');
  const { clock } = useApp();
  const { send: add, busy, refused } = useAddToItinerary();
  return (
    <>
      <Row>
        {isPayable(line, clock.now()) && (
          <LinkButton variant="action" as={RouterLink} href={paymentPath([line])}>
            {t(line.payment_status === 'process' ? 'order.resume' : 'order.pay')}
          </LinkButton>
        )}
        {mayJoinTrip(line, clock.now()) && <TripLink bookingId={line.id} />}
        {mayJoinTrip(line, clock.now()) && (
          <Button icon={CalendarPlus} busy={busy} onClick={() => void add([line])}>
            {t('orders.addToItinerary')}
          </Button>
        )}
      </Row>
      {refused.map(({ id, title, failure }) => (
        <RefusalNote key={id} title={title} failure={failure} />
      ))}
    </>
  );
}

/** One booking of a member: voucher or line, price, story, and what may be asked for. */
export function OrderDetail({ line }: { line: Line }) {
  return (
    <Stack gap={6}>
      {line.payment_status === 'paid' ? <Ticket line={line} email={undefined} /> : <OrderLine line={line} />}
      <Actions line={line} />
      <Grid>
        <PriceCard line={line} />
        <OrderTimeline line={line} />
      </Grid>
      <CancelPanel line={line} email={undefined} />
      <RequestPanel line={line} email={undefined} />
    </Stack>
  );
}
