import { FactList } from '../layout/fact-list.tsx';
import { Stack } from '../layout/layout.tsx';
import { Sample } from './showcase-sample.tsx';
import { TicketDownloads } from '../ticket/ticket-downloads.tsx';
import { TicketBox, TicketBoxes, TicketHelp, TicketList } from '../ticket/ticket-box.tsx';
import { QrCode } from '../media/qr-code.tsx';
import { TicketCard, TicketStub } from '../ticket/ticket-card.tsx';

const ACTIONS = {
  download: 'Download voucher',
  calendar: 'Add to calendar',
  receipt: 'Receipt PDF',
  print: 'Print',
  failed: 'Not downloaded.',
};

const STUB = (
  <TicketStub
    label="Order ID"
    code="WS7K3M9Q2X"
    qr={<QrCode text="WS7K3M9Q2X" label="QR code of order WS7K3M9Q2X" />}
    hint="Show at the desk with your ID"
  />
);

/** Samples of what is shown, kept and printed after the payment. */
export function TicketSamples() {
  return (
    <Sample title="Ticket" note="What to take along, the card with its code, and what else to know." span={3}>
      <Stack>
        <TicketDownloads words={ACTIONS} busy={undefined} problem={undefined} get={() => Promise.resolve()} />
        <TicketCard title="Samudra Biru Sanur" dates="Sat 12 Dec to Wed 16 Dec 2026" place="Denpasar, Bali" stub={STUB}>
          <FactList
            facts={[
              ['Room', 'Deluxe Garden View'],
              ['Meals', 'Breakfast'],
            ]}
          />
        </TicketCard>
        <TicketBoxes>
          <TicketBox title="What to bring">
            <TicketList
              items={['This voucher, on paper or on your phone.', 'The KTP or passport of the first guest.']}
            />
          </TicketBox>
          <TicketHelp
            title="Help desk"
            company="PT Wisata Nusantara Raya"
            phone="021 5084 7000"
            hours="every day, 06:00–24:00 WIB"
          />
        </TicketBoxes>
      </Stack>
    </Sample>
  );
}
