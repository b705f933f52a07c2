import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_FIELDS, ORDER_STATES } from '@wisata/kernel/contracts/admin-orders';
import { Chip, ChipGroup } from '@wisata/ui/chip';
import { Icon } from '@wisata/ui/icon';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import type { OfficeOrders } from '../api/office-orders.api.ts';
import styles from './office.module.css';
import { KEYWORD_LENGTH, type OfficeQuery } from './order-query.rules.ts';

/** Shorter than the pause between two words, longer than the one between two letters. */
const TYPING_PAUSE_MS = 180;

const FIELDS = ['', ...ORDER_FIELDS] as const;

interface OrderSearchProps {
  readonly query: OfficeQuery;
  readonly found: OfficeOrders;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAsk: (change: Partial<OfficeQuery>) => void;
}

/** What is typed, and asked for once the typing rests; an address that came from elsewhere replaces it. */
function useTyped(keyword: string, onAsk: OrderSearchProps['onAsk']) {
  const [typed, setTyped] = useState(keyword);
  const asked = useRef(keyword);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (keyword === asked.current) isAwaited.current = false;
    // What was asked for before comes late where the page is slow, and more has been typed since.
    if (isAwaited.current || keyword === asked.current) return;
    asked.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  useEffect(() => {
    const word = typed.trim();
    if (word === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = word;
      isAwaited.current = word !== keyword;
      onAsk({ keyword: word });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword, onAsk]);
  return { typed, setTyped };
}

/** One field for all that people know of an order, found as they type; where it was found can be chosen. */
export function OrderSearch({ query, found, field, onAsk }: OrderSearchProps) {
  const { t } = useTranslation('office');
  const { typed, setTyped } = useTyped(query.keyword, onAsk);
  const { fields, total } = found;
  return (
    <div className={styles.search} role="search">
      <TextField
        ref={field}
        type="search"
        label={t('orders.search')}
        hint={typed === '' && t('orders.searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={KEYWORD_LENGTH}
        autoComplete="off"
        spellCheck={false}
        prefix={<Icon of={Search} />}
        suffix={<span role="status">{t(total >= 1000 ? 'orders.foundMany' : 'orders.found', { count: total })}</span>}
      />
      <div className={styles.filters}>
        <ChipGroup label={t('orders.searchIn')} scroll>
          {FIELDS.map((value) => (
            <Chip
              key={value}
              selected={query.field === value}
              onToggle={() => onAsk({ field: value })}
              count={fields && value ? fields[value] : undefined}
            >
              {t(`orders.field.${value || 'all'}`)}
            </Chip>
          ))}
        </ChipGroup>
        <SelectField
          label={t('orders.state')}
          value={query.state}
          onChange={(event) => onAsk({ state: event.target.value as OfficeQuery['state'] })}
          emptyLabel={t('orders.states.all')}
          options={ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }))}
        />
      </div>
    </div>
  );
}
