import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@wisata/kernel/dates';
import { DateRangeFields } from '@wisata/runtime/journey/date-range-fields';
import { DAYS_AHEAD } from '../journey/train-search.rules.ts';
import type { SearchForm } from './use-search-form.ts';

const TrainCalendar = lazy(async () => ({ default: (await import('./train-calendar.tsx')).TrainCalendar }));

/** Departure and return in one box. An empty return is a one-way trip. */
export function DateFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('train');
  const { range, search, problems } = form;
  const error = problems.date && t(`search.problem.${problems.date}`, { days: DAYS_AHEAD });
  const isAtEnd = problems.date?.startsWith('RETURN') ?? false;
  return (
    <DateRangeFields
      service="train"
      ends={{
        start: { label: t('search.depart'), date: range.start, error: isAtEnd ? undefined : error },
        end: {
          label: t('search.return'),
          date: range.end,
          placeholder: t('search.oneWay'),
          error: isAtEnd ? error : undefined,
        },
      }}
      nights={search.returnDate ? daysBetween(search.departDate, search.returnDate) : undefined}
      onClose={form.closeRange}
      calendar={(picking, close) => <TrainCalendar form={form} picking={picking} onDone={close} />}
    />
  );
}
