import { History } from 'lucide-react';
import { formatDate } from '@wisata/kernel/dates';
import { exactPrice, money, type Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { usePriceLooks } from '../visitor/price-looks.ts';
import { LOOK_WORDS } from './price-looks-words.ts';
import styles from './price-looks.module.css';
import type { ServiceProps } from './service-props.ts';

interface PriceLooksProps extends ServiceProps {
  /** What is paid for, its days and its party; the same text means the same thing. */
  readonly subject: string;
  readonly total: Money;
}

/** Earlier prices of the same product on this device; nothing at the first visit. */
export function PriceLooks({ service, subject, total }: PriceLooksProps) {
  const { locale } = useApp();
  const before = usePriceLooks(`${service} ${subject}`, total);
  if (!before) return null;
  const { kind, looks } = before;
  return (
    <div className={styles.looks} data-kind={kind}>
      <p className={styles.said}>
        <Icon of={History} size="s" />
        {LOOK_WORDS[locale][kind](looks.length)}
      </p>
      <ul role="list" className={styles.days}>
        {looks.map(({ on, minor, currency }) => (
          <li key={on}>
            {formatDate(on, locale, 'short')}: {exactPrice(money(minor, currency))}
          </li>
        ))}
      </ul>
    </div>
  );
}
