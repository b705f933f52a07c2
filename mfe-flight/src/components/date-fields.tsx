import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { PanelField, PanelPair } from '@wisata/ui/search-panel';
import { Skeleton } from '@wisata/ui/skeleton';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { DAYS_AHEAD } from '../rules/flight-search.rules.ts';

const FlightCalendar = lazy(async () => ({ default: (await import('./flight-calendar.tsx')).FlightCalendar }));

/** Departure and return in one box; each opens the calendar at its own end. An empty return is a one-way trip. */
export function DateFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTranslation('flight');
  const { locale } = useApp();
  const [open, setOpen] = useState<'start' | 'end'>();
  const { range, search, problems } = form;
  const nights = search.returnDate ? daysBetween(search.departDate, search.returnDate) : undefined;
  const error = problems.date && t(`search.problem.${problems.date}`, { days: DAYS_AHEAD });
  const isAtEnd = problems.date?.startsWith('RETURN') ?? false;
  const fields = [
    { end: 'start', label: t('search.depart'), date: range.start, placeholder: t('search.chooseDate') },
    { end: 'end', label: t('search.return'), date: range.end, placeholder: t('search.oneWay') },
  ] as const;

  function close() {
    form.closeRange();
    setOpen(undefined);
  }

  return (
    <PanelPair>
      {fields.map(({ end, label, date, placeholder }) => (
        <PanelField
          key={end}
          label={label}
          value={date ? formatDate(date, locale, 'short') : ''}
          {...(end === 'end' && nights !== undefined ? { note: t('nights', { count: nights }) } : {})}
          {...(end === 'start' ? { icon: <Icon of={CalendarDays} /> } : {})}
          {...(error && (end === 'end') === isAtEnd ? { error } : {})}
          placeholder={placeholder}
          open={open === end}
          onOpenChange={(isOpen) => (isOpen ? setOpen(end) : close())}
          align="start"
          labels={{ close: t('close') }}
        >
          <Suspense fallback={<Skeleton height={420} shape="control" />}>
            <FlightCalendar form={form} picking={end} onDone={close} />
          </Suspense>
        </PanelField>
      ))}
    </PanelPair>
  );
}
