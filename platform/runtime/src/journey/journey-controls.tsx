import { Info, ListFilter } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNEY_ORDERS, JOURNEY_TABS, type JourneyBadge, type JourneyOrder } from '@wisata/kernel/journey-orders';
import { Button } from '@wisata/ui/button';
import { IconButton } from '@wisata/ui/icon-button';
import { OrderTabs } from '@wisata/ui/order-tabs';
import styles from './journey-controls.module.css';
import type { ServiceProps } from './service-props.ts';
import { SortMenu, SortSaid } from './sort-menu.tsx';
import type { usePanelStep } from './use-panel-step.ts';

interface JourneyControlsProps extends ServiceProps {
  /** What is chosen, and in which order the list stands until that has come. */
  readonly sort: JourneyOrder;
  readonly shownSort: JourneyOrder;
  readonly onSort: (sort: JourneyOrder) => void;
  /** Price and duration of the journey that is first in one of the main orders; undefined while that is unknown. */
  readonly leadOf: (badge: JourneyBadge) => { readonly price: string; readonly more: string } | undefined;
  /** False where no journey is left to lead an order. */
  readonly hasTabs: boolean;
  /** How many journeys the filters leave. */
  readonly count: number;
  /** How many filters are active. */
  readonly filterCount: number;
  readonly panel: ReturnType<typeof usePanelStep<'filters'>>;
  /** Nothing to filter yet. */
  readonly disabled?: boolean;
  /** Chips of the active filters. */
  readonly chips: ReactNode;
  /** The sheet with all filters, which phones have in place of the column. */
  readonly sheet: ReactNode;
}

/** The three main orders, each with the journey that leads it. */
function MainOrders({ service, sort, onSort, leadOf }: JourneyControlsProps) {
  const { t } = useTranslation(service);
  return (
    <div className={styles.tabs}>
      <OrderTabs
        label={t('sort.title')}
        tabs={JOURNEY_TABS.map(({ badge, order }) => ({ order, name: t(`badge.${badge}`), lead: leadOf(badge) }))}
        chosen={sort}
        onChoose={onSort}
      />
    </div>
  );
}

/** All orders in a menu, and an explanation of "Best". */
function AllOrders({ service, sort, shownSort, onSort, count }: JourneyControlsProps) {
  const { t } = useTranslation(service);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.menu}>
        <div className={styles.select}>
          <SortMenu service={service} sorts={JOURNEY_ORDERS} sort={sort} onSort={onSort} />
        </div>
        <IconButton
          icon={Info}
          label={t('sort.whyTitle')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <p id={id} className={styles.why} hidden={!isOpen}>
        {t('sort.why')}
      </p>
      <SortSaid service={service} sort={shownSort} count={count} />
    </>
  );
}

/** What orders and narrows a list of journeys: orders, chips of the active filters, and on phones the button to all filters. */
export function JourneyControls(props: JourneyControlsProps) {
  const { service, hasTabs, filterCount, panel, disabled = false, chips, sheet } = props;
  const { t } = useTranslation(service);
  return (
    <div className={styles.controls}>
      {hasTabs && <MainOrders {...props} />}
      <span className={styles.open}>
        <Button icon={ListFilter} onClick={panel.open} disabled={disabled} aria-haspopup="dialog">
          {filterCount > 0 ? t('filter.titleCount', { count: filterCount }) : t('filter.title')}
        </Button>
      </span>
      <AllOrders {...props} />
      {filterCount > 0 && (
        <div className={styles.chips}>
          <Suspense fallback={null}>{chips}</Suspense>
        </div>
      )}
      {panel.isOpen && <Suspense fallback={null}>{sheet}</Suspense>}
    </div>
  );
}
