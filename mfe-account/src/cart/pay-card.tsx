import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, sumMoney } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Card, CardBody, CardHeader } from '@wisata/ui/card';
import { Stack } from '@wisata/ui/layout';
import { PriceBlock } from '@wisata/ui/price';
import { useFailureWords } from '../form/use-failure-words.ts';
import type { Line } from '../api/order.schema.ts';
import { paymentPath, type PayableGroup } from './cart.rules.ts';
import { aboutRupiah } from '../orders/line-amount.rules.ts';

interface PayCardProps {
  readonly group: PayableGroup;
  readonly chosen: readonly Line[];
  /** True when the cart has a second currency: then each card says that it is paid by itself. */
  readonly separate: boolean;
  /** Stands above the total: the time left, and what is chosen. */
  readonly children?: ReactNode;
}

/** Total of the chosen lines of one currency, with the way to pay. */
export function PayCard({ group, chosen, separate, children }: PayCardProps) {
  const { t } = useTranslation('account');
  const words = useFailureWords();
  const total = sumMoney(
    chosen.map((line) => fromMajor(line.amount, line.currency)),
    group.currency,
  );
  const rupiah = aboutRupiah(chosen);
  const apart = separate ? t(group.currency === 'SGD' ? 'cart.separate' : 'cart.separateIDR') : undefined;
  return (
    <Card as="section" label={[t('cart.summary'), apart].filter(Boolean).join(': ')}>
      <CardHeader level={2} title={t('cart.summary')} subtitle={apart} />
      <CardBody>
        <Stack gap={4}>
          {children}
          <PriceBlock
            size="l"
            total={total.ok ? exactPrice(total.data) : words(total.failure)}
            covers={t('cart.chosen', { count: chosen.length })}
            about={rupiah && t('money.about', { amount: exactPrice(rupiah) })}
          />
          {chosen.length > 0 ? (
            <LinkButton variant="action" full as={RouterLink} href={paymentPath(chosen)}>
              {t('cart.pay')}
            </LinkButton>
          ) : (
            <p>{t('cart.payNone')}</p>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
