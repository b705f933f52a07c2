import { useTranslation } from 'react-i18next';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { TicketPaid } from '@wisata/runtime/ticket/ticket-paid';
import type { BookedTrip } from './booked-flight.rules.ts';

const TOTAL = 'TOTAL_PAID';

type Rows = BookedTrip['payments'];

/** Each airport has its own charge; the sum of them is one row. */
function byCode(rows: Rows): Rows {
  return [...new Set(rows.map(({ code }) => code))].map((code) => {
    const same = rows.filter((row) => row.code === code);
    return { code, title: same[0]?.title ?? code, amount: same.reduce((sum, { amount }) => sum + amount, 0) };
  });
}

/** What the flights cost, row by row. */
export function FlightPaid({ trip, line }: { trip: BookedTrip; line: OrderLine }) {
  const { t } = useTranslation('flight');
  const currency = parseCurrency(line.currency) ?? 'IDR';
  const rows = byCode(trip.payments.filter(({ code }) => code !== TOTAL)).map(({ code, title, amount }) => ({
    label: t(`checkout.fare.code.${code}`, { defaultValue: title }),
    amount: fromMajor(amount, currency),
  }));
  return <TicketPaid line={line} rows={rows} total={fromMajor(line.amount, currency)} />;
}
