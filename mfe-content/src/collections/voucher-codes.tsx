import { useTranslation } from 'react-i18next';
import { formatDate, todayInJakarta } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Card, CardBody } from '@wisata/ui/card';
import { CopyButton } from '@wisata/ui/copy-button';
import type { VoucherCode } from '../api/content.model.ts';
import styles from './voucher-codes.module.css';

function Code({ voucher }: { readonly voucher: VoucherCode }) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const { code, name, description, least, endsAtMs } = voucher;
  const terms = [
    ...(least ? [t('voucher.least', { amount: price(least) })] : []),
    ...(endsAtMs ? [t('voucher.until', { date: formatDate(todayInJakarta(endsAtMs), locale, 'short') })] : []),
  ];
  return (
    <Card as="article">
      <CardBody>
        <div className={styles.code}>
          <h3 className={styles.name}>{name}</h3>
          <p>{description}</p>
          {terms.length > 0 && <p className={styles.terms}>{terms.join(' · ')}</p>}
          <p className={styles.foot}>
            <b>{code}</b>
            <CopyButton value={code} label={t('voucher.copy')} copiedLabel={t('voucher.copied')} what={code} />
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

/** Voucher codes to take along to the payment, each with what it needs. */
export function VoucherCodes({ codes }: { readonly codes: readonly VoucherCode[] }) {
  return (
    <ul role="list" className={styles.list}>
      {codes.map((voucher) => (
        <li key={voucher.code}>
          <Code voucher={voucher} />
        </li>
      ))}
    </ul>
  );
}
