import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayPrice } from '@wisata/kernel/day-prices';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { FilterParts, ListState } from '@wisata/kernel/list-filter';
import { price } from '@wisata/kernel/money';
import { nearestDays } from '@wisata/kernel/trip-legs';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import type { ReactNode } from 'react';
import type { FilterControl } from './filter-control.ts';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';
import { WaysOut } from './ways-out.tsx';

interface FilteredAwayProps<P extends FilterParts, S extends string> extends FilterControl<P, S> {
  /** How many there are, and how many a filter leaves. */
  readonly total: number;
  readonly countOf: (filter: ListState<P, S>) => number;
}

/** Shown when filters hide everything: offers to take off the filter that hides most, or all. */
export function FilteredAway<P extends FilterParts, S extends string>(props: FilteredAwayProps<P, S>) {
  const { service, of, filter, total, countOf, nameOf, onChange } = props;
  const { t } = useTranslation(service);
  const ways = of
    .active(filter)
    .map((active) => ({ active, count: countOf(of.without(filter, active)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 1)
    .map(({ active, count }) => ({
      label: t('empty.without', { name: nameOf(active), count }),
      onPress: () => onChange(of.without(filter, active)),
    }));
  const everything = {
    label: t('empty.noFilters', { count: total }),
    onPress: () => onChange(of.cleared(filter)),
  };
  return (
    <EmptyState title={t('list.notFound')} actions={<WaysOut ways={[...ways, everything]} />}>
      <p>{t('empty.filtered')}</p>
    </EmptyState>
  );
}

interface NearbyDaysProps extends ServiceProps {
  readonly wanted: CalendarDate;
  readonly prices: Promise<readonly DayPrice[]>;
  readonly pathOn: (date: CalendarDate) => string;
}

const MOST_DAYS = 2;

/** The nearest days with departures, with their lowest price. */
export function NearbyDays({ service, wanted, prices, pathOn }: NearbyDaysProps) {
  const { t } = useTranslation(service);
  const { day } = useTripText(service);
  const near = nearestDays(wanted, use(prices)).slice(0, MOST_DAYS);
  if (near.length === 0) {
    return (
      <LinkButton as={RouterLink} href="/help" full>
        {t('ways.help')}
      </LinkButton>
    );
  }
  const ways = near.map(({ date, lowest }) => ({
    label: t('empty.onDay', { date: day(date), price: price(lowest) }),
    href: pathOn(date),
  }));
  return <WaysOut ways={ways} />;
}

interface DepartureGoneProps extends ServiceProps {
  readonly listPath: string;
  readonly children: ReactNode;
}

/** The departure that an address names is not on sale any more. */
export function DepartureGone({ service, listPath, children }: DepartureGoneProps) {
  const { t } = useTranslation(service);
  return (
    <EmptyState
      level={1}
      title={t('chosen.goneTitle')}
      actions={<WaysOut ways={[{ label: t('chosen.again'), href: listPath }]} />}
    >
      <p>{children}</p>
    </EmptyState>
  );
}
