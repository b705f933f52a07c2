import { useTranslation } from 'react-i18next';
import { fromMajor, listingCurrency, money, exactPrice, type Money } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { Breakdown } from '@wisata/ui/breakdown';
import { TicketBox } from '@wisata/ui/ticket-box';
import type { BookedTrip } from '../rules/booked-flight.rules.ts';

const TOTAL = 'TOTAL_PAID';

type Rows = BookedTrip['payments'];

/** Each airport has its own charge; the sum of them is one row. */
function byCode(rows: Rows): Rows {
  return [...new Set(rows.map(({ code }) => code))].map((code) => {
    const same = rows.filter((row) => row.code === code);
    return { code, title: same[0]?.title ?? code, amount: same.reduce((sum, { amount }) => sum + amount, 0) };
  });
}

/** What the booking cost, row by row; a reduction is what lies between the rows and the price of the line. */
export function TicketPaid({ trip, line }: { trip: BookedTrip; line: OrderLine }) {
  const { t } = useTranslation('flight');
  const currency = listingCurrency('other', line.currency);
  const total = fromMajor(line.amount, currency);
  const rows = byCode(trip.payments.filter(({ code }) => code !== TOTAL));
  const amountOf = ({ amount }: (typeof rows)[number]): Money => fromMajor(amount, currency);
  const sumMinor = rows.reduce((sum, row) => sum + amountOf(row).minor, 0);
  const reduction = money(sumMinor - total.minor, currency);
  const title = t(line.payment_status === 'paid' ? 'ticket.paid.title' : 'ticket.paid.price');
  return (
    <TicketBox title={title}>
      <Breakdown
        caption={title}
        groups={[
          {
            lines: [
              ...rows.map((row) => ({
                label: t(`checkout.fare.code.${row.code}`, { defaultValue: row.title }),
                amount: exactPrice(amountOf(row)),
              })),
              ...(rows.length > 0 && reduction.minor > 0
                ? [{ label: t('ticket.paid.promo'), amount: `- ${exactPrice(reduction)}`, tone: 'success' as const }]
                : []),
            ],
          },
        ]}
        total={{ label: t('checkout.fare.total'), amount: exactPrice(total) }}
      />
    </TicketBox>
  );
}
