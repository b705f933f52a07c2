import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '@wisata/kernel/dates';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { RouterLink, useApp } from '@wisata/runtime';
import { classNames } from '@wisata/ui/class-names';
import { Tag } from '@wisata/ui/tag';
import stretched from '@wisata/ui/stretched-link.module.css';
import type { OfficeOrderRow } from '../api/office-orders.api.ts';
import { useServiceName } from '../orders/use-service-name.ts';
import { splitAtWords } from './found-words.rules.ts';
import styles from './office.module.css';
import { officeOrdersPath, type OfficeQuery } from './order-query.rules.ts';
import { OrderState } from './order-state.tsx';

function Found({ text, keyword }: { text: string; keyword: string }): ReactNode {
  return splitAtWords(text, keyword).map(({ part, isFound }, index) =>
    isFound ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}

function OrderRow({ order, query }: { order: OfficeOrderRow; query: OfficeQuery }) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const nameOf = useServiceName();
  const { keyword, id } = query;
  const isOpen = order.id === id;
  return (
    <li className={classNames(styles.row, styles.orderRow, isOpen && styles.open)}>
      <span className={styles.cell}>
        <RouterLink
          className={classNames(stretched.link, styles.rowLink)}
          href={officeOrdersPath({ ...query, id: order.id })}
          aria-current={isOpen ? 'true' : undefined}
        >
          <Found text={order.code} keyword={keyword} />
        </RouterLink>
        <small>{nameOf(order.service)}</small>
      </span>
      <span className={styles.cell}>
        <b>
          <Found text={`${order.user_first_name} ${order.user_last_name}`.trim()} keyword={keyword} />
        </b>
        <small>
          <Found text={order.user_email} keyword={keyword} />
        </small>
      </span>
      <span className={styles.cell}>{order.title}</span>
      <span className={styles.cell}>
        <OrderState order={order} />
        {order.requests.map((type) => (
          <Tag key={type} tone="warn">
            {t(`orders.asked.${type}`)}
          </Tag>
        ))}
      </span>
      <span className={classNames(styles.cell, styles.money)}>
        <b>{exactPrice(fromMajor(order.amount, order.currency))}</b>
        <small>{formatInstant(order.updated_at, locale)}</small>
      </span>
    </li>
  );
}

const MOVES: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface OrderRowsProps {
  readonly orders: readonly OfficeOrderRow[];
  readonly query: OfficeQuery;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Orders in rows, cards on phones. J and K or the arrows move between them, Escape goes back to the search. */
export function OrderRows({ orders, query, search }: OrderRowsProps) {
  const { t } = useTranslation('office');
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.current?.focus();
    const step = MOVES[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    event.preventDefault();
    links[at + step]?.focus();
  };
  return (
    <>
      <ul role="list" ref={list} className={styles.rows} aria-label={t('orders.title')} onKeyDown={onKeyDown}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} query={query} />
        ))}
      </ul>
      <p className={styles.keys}>{t('orders.keys')}</p>
    </>
  );
}
