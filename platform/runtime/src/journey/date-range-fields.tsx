import { CalendarDays } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type CalendarDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { PanelField, PanelPair } from '@wisata/ui/search-panel';
import { Skeleton } from '@wisata/ui/skeleton';
import { useFetchedEarly } from '@wisata/ui/use-fetched-early';
import { afterPaint } from '../page/scheduling.ts';
import type { ServiceProps } from './service-props.ts';

type End = 'start' | 'end';

interface EndOfRange {
  readonly label: string;
  readonly date: CalendarDate | undefined;
  /** Stands in an empty field; default: that a date is to be chosen. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

interface DateRangeFieldsProps extends ServiceProps {
  readonly ends: Readonly<Record<End, EndOfRange>>;
  /** Said beside the end of a whole range. */
  readonly nights: number | undefined;
  readonly onClose: () => void;
  /** The calendar, opened at one end. */
  readonly calendar: (picking: End, close: () => void) => ReactNode;
  /** Fetches its code. */
  readonly preload: () => Promise<unknown>;
}

const LOADING = <Skeleton height={420} shape="control" />;

/** The panel is there before its calendar is drawn, so that a press is answered at once. */
function AfterPanel({ children }: { readonly children: ReactNode }) {
  const [isPanelThere, setPanelThere] = useState(false);
  useEffect(() => afterPaint(() => setPanelThere(true)), []);
  return isPanelThere ? <Suspense fallback={LOADING}>{children}</Suspense> : LOADING;
}

/** Two days in one box; each opens the calendar at its own end. */
export function DateRangeFields({ service, ends, nights, onClose, calendar, preload }: DateRangeFieldsProps) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const place = useRef<HTMLDivElement>(null);
  useFetchedEarly(preload, place);
  const [open, setOpen] = useState<End>();
  const close = () => {
    onClose();
    setOpen(undefined);
  };
  return (
    <PanelPair ref={place}>
      {(['start', 'end'] as const).map((end) => {
        const { label, date, placeholder, error } = ends[end];
        return (
          <PanelField
            key={end}
            label={label}
            value={date ? formatDate(date, locale, 'short') : ''}
            {...(end === 'end' && nights !== undefined ? { note: t('nights', { count: nights }) } : {})}
            {...(end === 'start' ? { icon: <Icon of={CalendarDays} /> } : {})}
            {...(error ? { error } : {})}
            placeholder={placeholder ?? t('search.chooseDate')}
            open={open === end}
            onOpenChange={(isOpen) => (isOpen ? setOpen(end) : close())}
            align="start"
            labels={{ close: t('close') }}
          >
            <AfterPanel>{calendar(end, close)}</AfterPanel>
          </PanelField>
        );
      })}
    </PanelPair>
  );
}
