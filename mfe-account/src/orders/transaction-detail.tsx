import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Row, Stack } from '@wisata/ui/layout';
import type { Transaction } from '../api/order.schema.ts';
import { AccountPage } from '../page/account-page.tsx';
import { BookingLink } from './booking-link.tsx';
import { OrderLine } from './order-line.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { TransactionFacts } from './transaction-facts.tsx';

/** One payment with its bookings; each booking leads on to its own page. */
export function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('account');
  return (
    <AccountPage>
      <PageTitle lede={transaction.title}>{t('process.number', { number: transaction.number })}</PageTitle>
      <Stack gap={6}>
        <TransactionFacts transaction={transaction} />
        {transaction.bookings.map((line) => (
          <Stack key={line.id} gap={2}>
            <OrderLine line={line} />
            <Row justify="between">
              <span>
                {t('order.orderId')} {line.code}
              </span>
              <BookingLink line={line} />
            </Row>
          </Stack>
        ))}
        <LinkButton variant="quiet" as={RouterLink} href="/member/history">
          {t('transactions.title')}
        </LinkButton>
      </Stack>
    </AccountPage>
  );
}
