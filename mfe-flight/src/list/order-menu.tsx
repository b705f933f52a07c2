import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@wisata/ui/icon-button';
import { Announcer } from '@wisata/ui/live-region';
import { SelectField } from '@wisata/ui/select-field';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_ORDERS, type FlightOrder } from './flight-sort.rules.ts';
import styles from './order-tabs.module.css';

/** True from the first change on: the order that a list opens with is not read out. */
function useHasChanged(order: FlightOrder): boolean {
  const [first] = useState(order);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && order !== first) setChanged(true);
  return hasChanged;
}

/** All orders in a list, and how "Best" is worked out for whoever asks. */
export function OrderMenu({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { state, flights, setFilter } = view;
  const { order } = state.filter;
  const hasChanged = useHasChanged(order);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.menu}>
        <div className={styles.select}>
          <SelectField
            label={t('order.more')}
            labelHidden
            value={order}
            onChange={(event) => setFilter({ ...state.filter, order: event.target.value as FlightOrder })}
            options={FLIGHT_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          />
        </div>
        <IconButton
          icon={Info}
          label={t('order.whyTitle')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <p id={id} className={styles.why} hidden={!isOpen}>
        {t('order.why')}
      </p>
      <Announcer message={hasChanged ? t('order.said', { order: t(`order.${order}`), count: flights.length }) : ''} />
    </>
  );
}
