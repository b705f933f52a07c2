import { useTranslation } from 'react-i18next';
import { exactPrice, money, sumMoney, type Money } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { Breakdown } from '@wisata/ui/breakdown';
import { TicketBox } from '@wisata/ui/ticket-box';

/** Props of `TicketPaid`. */
export interface TicketPaidProps {
  readonly line: OrderLine;
  /** What makes up the price before a voucher code. */
  readonly rows: readonly { readonly label: string; readonly amount: Money }[];
  /** The price of the line. */
  readonly total: Money;
}

/** What the booking cost, row by row; a reduction is what lies between the rows and the price of the line. */
export function TicketPaid({ line, rows, total }: TicketPaidProps) {
  const { t } = useTranslation(line.service);
  const sum = sumMoney(rows.map(({ amount }) => amount));
  const reduction = rows.length > 0 && sum.ok ? money(sum.data.minor - total.minor, total.currency) : undefined;
  const title = t(line.payment_status === 'paid' ? 'ticket.paid.title' : 'ticket.paid.price');
  return (
    <TicketBox title={title}>
      <Breakdown
        caption={title}
        groups={[
          {
            lines: [
              ...rows.map(({ label, amount }) => ({ label, amount: exactPrice(amount) })),
              ...(reduction && reduction.minor > 0
                ? [{ label: t('ticket.paid.promo'), amount: `- ${exactPrice(reduction)}`, tone: 'success' as const }]
                : []),
            ],
          },
        ]}
        total={{ label: t('ticket.paid.total'), amount: exactPrice(total) }}
      />
    </TicketBox>
  );
}
