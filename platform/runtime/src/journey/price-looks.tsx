import { History } from 'lucide-react';
import { formatDate } from '@wisata/kernel/dates';
import { exactPrice, money, type Money } from '@wisata/kernel/money';
import type { LookedBefore } from '@wisata/kernel/price-looks';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { usePriceLooks } from '../visitor/price-looks.ts';
import { LOOK_WORDS } from './price-looks-words.ts';
import styles from './price-looks.module.css';
import type { ServiceProps } from './service-props.ts';
import { WatchPrice } from './watch-price.tsx';

/** What is paid for and its total now. */
export interface PriceLooksProps extends ServiceProps {
  /** What is paid for, its days and its party; the same text means the same thing. */
  readonly subject: string;
  readonly total: Money;
  /** What can be watched: its name, and the page that shows its price. */
  readonly watch?: { readonly title: string; readonly path: string };
}

/** What the same cost on days before. */
function LooksBefore({ kind, looks }: LookedBefore) {
  const { locale } = useApp();
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

/** Earlier prices of the same product on this device, none at the first visit; and where it has a page, watching it. */
export function PriceLooks({ service, subject, total, watch }: PriceLooksProps) {
  const id = `${service} ${subject}`;
  const before = usePriceLooks(id, total);
  return (
    <>
      {before && <LooksBefore {...before} />}
      {watch && <WatchPrice service={service} subject={subject} total={total} {...watch} />}
    </>
  );
}
