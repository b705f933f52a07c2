import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useQueryNavigate, useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { Button } from '@wisata/ui/button';
import { Card, CardBody } from '@wisata/ui/card';
import { Chip, ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { DateField } from '@wisata/ui/date-field';
import { Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useServicesOnSale } from './use-services-on-sale.ts';
import { formText } from '../form/form-text.rules.ts';
import { useServiceName } from './use-service-name.ts';
import {
  filterPath,
  filterServices,
  readFilter,
  updateFilter,
  type TransactionFilter,
} from './transaction-filter.rules.ts';
import styles from './transaction-filters.module.css';

interface FiltersProps {
  readonly filter: TransactionFilter;
}

function useFilterLink(filter: TransactionFilter) {
  const ask = useQueryNavigate();
  const known = filterServices(useApp().config);
  return (name: string, value: string) => ask(filterPath(updateFilter(filter, name, value, known)));
}

function Days({ filter }: FiltersProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const change = useFilterLink(filter);
  const labels = { unreadable: t('transactions.dayUnreadable') };
  return (
    <>
      <DateField
        label={t('transactions.from')}
        value={filter.startDate || undefined}
        onChange={(date) => change('startDate', date ?? '')}
        problemOf={(date) => (filter.endDate && date > filter.endDate ? t('transactions.dayOrder') : undefined)}
        locale={locale}
        labels={labels}
      />
      <DateField
        label={t('transactions.until')}
        value={filter.endDate || undefined}
        onChange={(date) => change('endDate', date ?? '')}
        problemOf={(date) => (filter.startDate && date < filter.startDate ? t('transactions.dayOrder') : undefined)}
        locale={locale}
        labels={labels}
      />
    </>
  );
}

function Keyword({ filter }: FiltersProps) {
  const { t } = useTranslation('account');
  const change = useFilterLink(filter);
  const [typed, setTyped] = useState(filter.keyword);
  const [shown, setShown] = useState(filter.keyword);
  // The address changed by itself: Back, or a chip that was taken off.
  if (shown !== filter.keyword) {
    setShown(filter.keyword);
    setTyped(filter.keyword);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change('keyword', formText(new FormData(event.currentTarget), 'keyword'));
  };
  return (
    <form className={styles.keyword} onSubmit={onSubmit} role="search">
      <TextField
        type="search"
        name="keyword"
        label={t('transactions.keyword')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={Search}>
        {t('transactions.search')}
      </Button>
    </form>
  );
}

function ActiveFilters({ filter }: FiltersProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const change = useFilterLink(filter);
  const active = [
    { name: 'keyword', value: filter.keyword, text: `“${filter.keyword}”` },
    {
      name: 'startDate',
      value: filter.startDate,
      text: filter.startDate && t('transactions.fromDay', { day: formatDate(filter.startDate, locale) }),
    },
    {
      name: 'endDate',
      value: filter.endDate,
      text: filter.endDate && t('transactions.untilDay', { day: formatDate(filter.endDate, locale) }),
    },
  ].filter(({ value }) => value);
  if (active.length === 0) return null;
  return (
    <ChipGroup label={t('transactions.active')}>
      {active.map(({ name, text }) => (
        <RemovableChip
          key={name}
          removeLabel={t('transactions.removeFilter', { filter: text })}
          onRemove={() => change(name, '')}
        >
          {text}
        </RemovableChip>
      ))}
    </ChipGroup>
  );
}

/** Keyword, services and days; every choice stands in the address. */
export function TransactionFilters({ filter: shown }: FiltersProps) {
  const { t } = useTranslation('account');
  const nameOf = useServiceName();
  const known = filterServices(useApp().config);
  const filter = useOptimisticQuery(shown, (query) => readFilter(query, known));
  const change = useFilterLink(filter);
  const services = useServicesOnSale(filter.service);
  return (
    <Card>
      <CardBody>
        <Stack gap={4}>
          <div className={styles.fields}>
            <Keyword filter={filter} />
            <Days filter={filter} />
          </div>
          <ChipGroup label={t('transactions.services')}>
            {services.map((service) => (
              <Chip
                key={service}
                ticked
                selected={filter.service.includes(service)}
                onToggle={() => change('service', service)}
              >
                {nameOf(service)}
              </Chip>
            ))}
          </ChipGroup>
          <ActiveFilters filter={filter} />
        </Stack>
      </CardBody>
    </Card>
  );
}
