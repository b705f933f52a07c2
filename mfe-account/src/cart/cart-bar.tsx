import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor, sumMoney } from '@wisata/kernel/money';
import { RouterLink } from '@wisata/runtime';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { LinkButton } from '@wisata/ui/button';
import type { Line } from '../api/order.schema.ts';
import { paymentPath, type PayableGroup } from './cart.rules.ts';

interface CartBarProps {
  readonly groups: readonly PayableGroup[];
  readonly chosen: readonly Line[];
}

/** Total and way to pay at hand on a phone, however long the cart is; of two currencies the first that has something chosen. */
export function CartBar({ groups, chosen }: CartBarProps) {
  const { t } = useTranslation('account');
  const lines = groups
    .map((group) => group.lines.filter((line) => chosen.includes(line)))
    .find(({ length }) => length > 0);
  const total = sumMoney((lines ?? []).map((line) => fromMajor(line.amount, line.currency)));
  if (groups.length === 0) return null;
  return (
    <BottomBar label={t('cart.payNow')}>
      {lines && total.ok ? (
        <>
          <span>
            {t('cart.chosen', { count: lines.length })}
            <br />
            <b>{exactPrice(total.data)}</b>
          </span>
          <LinkButton variant="action" as={RouterLink} href={paymentPath(lines)}>
            {t('cart.pay')}
          </LinkButton>
        </>
      ) : (
        <span>{t('cart.payNone')}</span>
      )}
    </BottomBar>
  );
}
