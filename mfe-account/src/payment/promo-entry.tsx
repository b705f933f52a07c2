import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { StubCard } from '@wisata/ui/stub-card';
import { Tag } from '@wisata/ui/tag';
import { useInstantText } from '@wisata/ui/use-instant-text';
import type { Line } from '../api/order.schema.ts';
import type { Promo } from '../api/promo.schema.ts';
import { usePromoReason } from './use-promo-reason.ts';
import styles from './promo-panel.module.css';

interface EntryProps {
  readonly promo: Promo;
  readonly line: Line;
  readonly isBest: boolean;
  readonly locked: boolean;
  readonly busy: boolean;
  readonly onUse: () => void;
}

/** Amount that a code takes off, with the rupiah behind it where the booking has another currency. */
export function useDiscountText() {
  const { t } = useTranslation('account');
  return ({ discount, discount_idr: rupiah }: Promo, { currency }: Line) => {
    const amount = exactPrice(fromMajor(discount, currency));
    return currency === 'IDR' || rupiah === null
      ? amount
      : `${amount} (${t('money.about', { amount: exactPrice(fromMajor(rupiah, 'IDR')) })})`;
  };
}

function Facts({ promo }: { promo: Promo }) {
  const { t } = useTranslation('account');
  const instant = useInstantText(useApp().locale);
  const facts = [
    promo.minOrder ? t('promo.minOrder', { amount: exactPrice(fromMajor(promo.minOrder, 'IDR')) }) : undefined,
    promo.expiresAt ? t('promo.until', { at: instant(promo.expiresAt) }) : undefined,
    promo.remainingPromo === null ? undefined : t('promo.left', { count: promo.remainingPromo }),
  ].filter(Boolean);
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null;
}

/** Why a code does not fit: the first reason at once, the others when they are asked for. */
function Reasons({ promo }: { promo: Promo }) {
  const { t } = useTranslation('account');
  const { reasonsOf } = usePromoReason();
  const [first, ...others] = reasonsOf(promo);
  if (!first) return null;
  return (
    <div className={styles.reasons}>
      <Note tone="plain">{first}</Note>
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{t('promo.allReasons', { count: others.length + 1 })}</summary>
          <ul className={styles.list}>
            {[first, ...others].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** One voucher code as a small ticket: what it is, what it takes off, and the button or the reason. */
export function PromoEntry({ promo, line, isBest, locked, busy, onUse }: EntryProps) {
  const { t } = useTranslation('account');
  const discountText = useDiscountText();
  const isUsable = promo.is_available || promo.is_applied;
  const stub = isUsable && (
    <div className={styles.stub}>
      <b className={styles.amount}>{t('promo.off', { amount: discountText(promo, line) })}</b>
      {promo.is_applied ? (
        <Tag tone="success">{t('promo.inUse')}</Tag>
      ) : (
        <Button size="s" variant="primary" busy={busy} aria-disabled={locked || undefined} onClick={onUse}>
          {t('promo.use', { code: promo.code })}
        </Button>
      )}
    </div>
  );
  const words = (
    <div className={styles.words}>
      <p className={styles.head}>
        <b className={styles.code}>{promo.code}</b>
        {isBest && <Tag tone="selected">{t('promo.best')}</Tag>}
      </p>
      <p>{promo.name}</p>
      {promo.description && <p className={styles.facts}>{promo.description}</p>}
      <Facts promo={promo} />
      {!isUsable && <Reasons promo={promo} />}
    </div>
  );
  return isUsable ? (
    <StubCard as="li" label={promo.code} stub={stub}>
      {words}
    </StubCard>
  ) : (
    <li aria-label={promo.code} className={styles.unusable}>
      {words}
    </li>
  );
}
