import { Check, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { CopyButton } from '@wisata/ui/copy-button';
import { Icon } from '@wisata/ui/icon';
import type { VoucherCode } from '../api/content.model.ts';
import { useRememberedPromo } from './use-remembered-promo.ts';
import styles from './voucher-codes.module.css';
import { voucherNeeds } from './voucher-needs.rules.ts';

interface CodeProps {
  readonly voucher: VoucherCode;
  readonly level: 2 | 3;
  readonly isRemembered: boolean;
  readonly onChoose: (code: string | undefined) => void;
}

function Code({ voucher, level, isRemembered, onChoose }: CodeProps) {
  const { t } = useTranslation('content');
  const app = useApp();
  const Heading = `h${level}` as const;
  const { code, name, description } = voucher;
  const needs = voucherNeeds(app, voucher);
  const press = t(isRemembered ? 'voucher.waits' : 'voucher.remember');
  return (
    <Card as="article">
      <CardBody>
        <div className={styles.code}>
          <Heading className={styles.name}>{name}</Heading>
          <p>{description}</p>
          <ul role="list" className={styles.terms} aria-label={t('voucher.needs', { code })}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
          <p className={styles.foot}>
            <b>{code}</b>
            <CopyButton value={code} label={t('voucher.copy')} copiedLabel={t('voucher.copied')} what={code} />
          </p>
          <Button
            size="s"
            aria-pressed={isRemembered}
            aria-label={`${press}: ${code}`}
            onClick={() => onChoose(isRemembered ? undefined : code)}
          >
            <Icon of={isRemembered ? Check : WalletCards} size="s" />
            {press}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

interface VoucherCodesProps {
  readonly codes: readonly VoucherCode[];
  readonly level?: 2 | 3;
  /** Beside each other on a phone too, to be pushed along. */
  readonly isRow?: boolean;
}

/** Voucher codes with what each needs, and a press that takes one along to the payment. */
export function VoucherCodes({ codes, level = 3, isRow = false }: VoucherCodesProps) {
  const { code: remembered, choose } = useRememberedPromo();
  return (
    <ul role="list" className={styles.list} data-row={isRow || undefined}>
      {codes.map((voucher) => (
        <li key={voucher.code}>
          <Code voucher={voucher} level={level} isRemembered={voucher.code === remembered} onChoose={choose} />
        </li>
      ))}
    </ul>
  );
}
