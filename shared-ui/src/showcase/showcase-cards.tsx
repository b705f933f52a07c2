import { Bed, Car, Plane } from 'lucide-react';
import { useState } from 'react';
import { Breakdown } from '../booking/breakdown.tsx';
import { Button } from '../actions/button.tsx';
import { Card } from '../layout/card.tsx';
import { Countdown } from '../feedback/countdown.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Note } from '../feedback/note.tsx';
import { OrderLineCard } from '../booking/order-line-card.tsx';
import { PriceBlock } from '../text/price.tsx';
import { Sample } from './showcase-sample.tsx';
import { Steps } from '../navigation/steps.tsx';
import { StubCard } from '../layout/stub-card.tsx';
import { Tag } from '../text/tag.tsx';
import { Timeline } from '../layout/timeline.tsx';

function Result() {
  return (
    <Sample
      title="Result card and price block"
      note="Total for the party first; what it covers; the unit last."
      span={2}
    >
      <Stack gap={3}>
        <StubCard
          interactive
          label="Citilink QG 690"
          stub={
            <>
              <PriceBlock total="Rp. 2.562.000" covers="total for 3, taxes included" unit="Rp. 720.000 per adult" />
              <Button variant="primary">Choose</Button>
            </>
          }
        >
          <Row justify="between">
            <strong>Citilink QG 690</strong>
            <Tag tone="selected">Cheapest</Tag>
          </Row>
          <p>10:25 WIB Jakarta (CGK) to 13:20 WITA Denpasar (DPS), 1 h 55 m, Langsung</p>
          <Note tone="warn">Arrives at another terminal than you leave from on 16 Dec.</Note>
        </StubCard>
        <StubCard
          label="Scoot TR 285"
          clash
          stub={
            <>
              <PriceBlock
                total="S$ 188"
                covers="total for 1, taxes included"
                about="about Rp. 2.197.000"
                tone="success"
                was={{ amount: 'S$ 204', label: 'Before' }}
              />
              <Button variant="primary">Choose</Button>
            </>
          }
        >
          <strong>Scoot TR 285</strong>
          <p>Clashes with Samudra Biru Sanur, 12 to 16 Dec 2026.</p>
        </StubCard>
      </Stack>
    </Sample>
  );
}

function Costs() {
  return (
    <Sample title="Breakdown" note="Groups with their sums, lines, one total, one currency.">
      <Card padded>
        <Breakdown
          caption="How the total comes about"
          groups={[
            {
              heading: 'Departure',
              sum: 'Rp. 2.562.000',
              lines: [
                { label: 'Adult 2 × Rp. 720.000', amount: 'Rp. 1.440.000' },
                { label: 'Child 1 × Rp. 720.000', amount: 'Rp. 720.000' },
                { label: 'Tax and airport 3 × Rp. 134.000', amount: 'Rp. 402.000' },
              ],
            },
            {
              heading: 'Return',
              sum: 'Rp. 2.718.000',
              lines: [
                { label: 'Adult 2 × Rp. 772.000', amount: 'Rp. 1.544.000' },
                { label: 'Promo code TERBANG10', amount: '− Rp. 96.000', tone: 'success' },
              ],
            },
          ]}
          total={{ label: 'Total', amount: 'Rp. 5.280.000' }}
          note="Nothing is added later, except a payment fee if the method you choose has one."
        />
      </Card>
    </Sample>
  );
}

const MINUTE_MS = 60_000;

function Deadlines() {
  const [openedAtMs] = useState(() => Date.now());
  const announcement = (minutes: number) => `${minutes} minutes left to pay`;
  const deadline = (minutes: number) => (
    <Countdown
      deadlineMs={openedAtMs + minutes * MINUTE_MS}
      now={Date.now}
      absolute={<strong>Pay by Sat 21 Nov 2026, 14:10 WIB</strong>}
      lastMinute={
        <>
          <strong>Less than a minute, until 14:10 WIB</strong>, then the seats go back.
        </>
      }
      ended={
        <>
          <strong>Payment deadline has expired</strong> 14:10 WIB, Sat 21 Nov 2026
        </>
      }
      endedAction={<Button size="s">Search again</Button>}
      announcement={announcement}
    />
  );
  return (
    <Sample title="Deadline" note="Absolute time and zone beside every counter; read out at 10, 5 and 1 minute only.">
      <Stack gap={2}>
        {deadline(1392)}
        {deadline(42.3)}
        {deadline(0.87)}
        {deadline(-1)}
      </Stack>
    </Sample>
  );
}

function Refund() {
  return (
    <Sample title="Refund steps" note="Each step with its owner and date.">
      <Card padded>
        <Timeline
          label="Refund"
          items={[
            {
              id: 'asked',
              state: 'done',
              stateLabel: 'Done',
              title: 'Refund asked',
              detail: 'Fri 20 Nov, 15:20 WIB · by you',
            },
            {
              id: 'accepted',
              state: 'done',
              stateLabel: 'Done',
              title: 'Accepted by Citilink',
              detail: 'Sat 21 Nov, 09:02 WIB',
            },
            {
              id: 'pays',
              state: 'current',
              title: 'Citilink pays Rp. 1.281.000',
              detail: 'with Citilink now, expected by Fri 27 Nov',
            },
            { id: 'account', state: 'next', title: 'In your BCA account', detail: '1 to 3 working days later' },
          ]}
        />
      </Card>
    </Sample>
  );
}

function Trip() {
  return (
    <Sample title="Trip" note="Times left of the rail on wide screens; a dashed dot is a gap." span={2}>
      <Timeline
        label="Trip of 12 December"
        items={[
          {
            id: 'flight',
            state: 'done',
            icon: Plane,
            time: '10:25 WIB',
            title: 'Jakarta to Denpasar',
            content: (
              <OrderLineCard
                icon={Plane}
                title="Citilink QG 690"
                badge="unpaid"
                word="Unpaid"
                facts={['Jakarta to Denpasar, Sat 12 Dec 2026']}
                code="Order ID WS7K3M9Q2X"
                amount="Rp. 5.280.000"
              />
            ),
          },
          {
            id: 'gap',
            state: 'gap',
            icon: Car,
            time: '13:20 WITA',
            title: 'No transfer to the hotel',
            detail: '24 km, about 45 minutes',
          },
          {
            id: 'stay',
            state: 'next',
            icon: Bed,
            time: '15:00 WITA',
            title: 'Samudra Biru Sanur',
            content: <Card padded>4 nights, 1 room</Card>,
          },
        ]}
      />
    </Sample>
  );
}

function Checkout() {
  return (
    <Sample title="Checkout steps" note="Finished steps can be visited again." span={3}>
      <Card padded>
        <Steps
          label="Steps of your booking"
          currentId="review"
          doneLabel="Done:"
          steps={[
            { id: 'passengers', label: 'Passengers', href: '#passengers' },
            { id: 'review', label: 'Review' },
            { id: 'payment', label: 'Payment' },
            { id: 'ticket', label: 'E-ticket' },
          ]}
        />
      </Card>
    </Sample>
  );
}

/** Samples of everything that shows an offer, a price or a time. */
export function CardSamples() {
  return (
    <>
      <Checkout />
      <Result />
      <Costs />
      <Deadlines />
      <Refund />
      <Trip />
    </>
  );
}
