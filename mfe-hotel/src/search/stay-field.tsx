import { useTranslation } from 'react-i18next';
import { DateRangeFields } from '@wisata/runtime/journey/date-range-fields';
import { lazyPart } from '@wisata/runtime';
import type { SearchForm } from './use-search-form.ts';
import { countNights } from '../stay/hotel-search.rules.ts';

const StayCalendar = lazyPart(async () => (await import('./stay-calendar.tsx')).StayCalendar);

/** Check-in and check-out in one box. */
export function StayField({ form, error }: { readonly form: SearchForm; readonly error: string | undefined }) {
  const { t } = useTranslation('hotel');
  const { range, search } = form;
  return (
    <DateRangeFields
      service="hotel"
      ends={{
        start: { label: t('search.checkIn'), date: range.start, error },
        end: { label: t('search.checkOut'), date: range.end },
      }}
      nights={range.end ? countNights(search) : undefined}
      onClose={form.closeRange}
      preload={StayCalendar.preload}
      calendar={(picking, close) => <StayCalendar form={form} picking={picking} onDone={close} />}
    />
  );
}
