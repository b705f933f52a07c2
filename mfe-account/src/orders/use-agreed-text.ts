import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { OrderRequest } from '../api/order.schema.ts';

/** Amount and day of a wish that was agreed to, in the same words on the timeline and beside the wish. */
export function useAgreedText() {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  return ({ type, refund, agreed_date: date }: OrderRequest): string => {
    const day = date && formatDate(date, locale);
    if (type === 'reschedule') return day ? t('request.agreedDay', { day }) : '';
    const amount = refund && exactPrice(fromMajor(refund.amount, refund.currency));
    return [amount && t('request.refunded', { amount }), day && t('request.backBy', { day })]
      .filter(Boolean)
      .join(', ');
  };
}
