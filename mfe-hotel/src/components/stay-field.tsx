import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { PanelField, PanelPair } from '@wisata/ui/search-panel';
import { Skeleton } from '@wisata/ui/skeleton';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { countNights } from '../rules/hotel-search.rules.ts';

const StayCalendar = lazy(async () => ({ default: (await import('./stay-calendar.tsx')).StayCalendar }));

/** Check-in and check-out in one box; each opens the calendar at its own end. */
export function StayField({ form, error }: { readonly form: SearchForm; readonly error: string | undefined }) {
  const { t } = useTranslation('hotel');
  const { locale } = useApp();
  const [open, setOpen] = useState<'start' | 'end'>();
  const { range, search } = form;
  const fields = [
    { end: 'start', label: t('search.checkIn'), date: range.start },
    { end: 'end', label: t('search.checkOut'), date: range.end },
  ] as const;

  function close() {
    form.closeRange();
    setOpen(undefined);
  }

  return (
    <PanelPair>
      {fields.map(({ end, label, date }) => (
        <PanelField
          key={end}
          label={label}
          value={date ? formatDate(date, locale, 'short') : ''}
          {...(end === 'end' && date ? { note: t('nights', { count: countNights(search) }) } : {})}
          {...(end === 'start' ? { icon: <Icon of={CalendarDays} /> } : {})}
          {...(end === 'start' && error ? { error } : {})}
          placeholder={t('search.chooseDate')}
          open={open === end}
          onOpenChange={(isOpen) => (isOpen ? setOpen(end) : close())}
          align="start"
          labels={{ close: t('close') }}
        >
          <Suspense fallback={<Skeleton height={420} shape="control" />}>
            <StayCalendar form={form} picking={end} onDone={close} />
          </Suspense>
        </PanelField>
      ))}
    </PanelPair>
  );
}
