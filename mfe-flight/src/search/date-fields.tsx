import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@wisata/kernel/dates';
import { DateRangeFields } from '@wisata/runtime/journey/date-range-fields';
import type { SearchForm } from './use-search-form.ts';
import { DAYS_AHEAD } from '../journey/flight-search.rules.ts';

const FlightCalendar = lazy(async () => ({ default: (await import('./flight-calendar.tsx')).FlightCalendar }));

/** Departure and return in one box. An empty return is a one-way trip. */
export function DateFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { range, search, problems } = form;
  const error = problems.date && t(`search.problem.${problems.date}`, { days: DAYS_AHEAD });
  const isAtEnd = problems.date?.startsWith('RETURN') ?? false;
  return (
    <DateRangeFields
      service="flight"
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
      calendar={(picking, close) => <FlightCalendar form={form} picking={picking} onDone={close} />}
    />
  );
}
