import { CalendarDays } from 'lucide-react';
import {
  Activity,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type CalendarDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { PanelField, PanelPair } from '@wisata/ui/search-panel';
import { Skeleton } from '@wisata/ui/skeleton';
import { useFetchedEarly } from '@wisata/ui/use-fetched-early';
import { whenIdle } from '@wisata/ui/when-idle';
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

/** The panel is there before its calendar is shown, so that a press is answered at once. */
function AfterPanel({ children }: { readonly children: ReactNode }) {
  const [isPanelThere, setPanelThere] = useState(false);
  useEffect(() => afterPaint(() => setPanelThere(true)), []);
  return (
    <>
      {!isPanelThere && LOADING}
      <Activity mode={isPanelThere ? 'visible' : 'hidden'}>
        <Suspense fallback={LOADING}>{children}</Suspense>
      </Activity>
    </>
  );
}

/** Fetches code of a calendar early; true once a calendar can be drawn ahead without being in the way of anything. */
function useReadyAhead(preload: () => Promise<unknown>, place: RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(false);
  const load = useCallback(async () => {
    await preload();
    whenIdle(() => setReady(true));
  }, [preload]);
  useFetchedEarly(load, place);
  return isReady;
}

/** Two days in one box; each opens the calendar at its own end. */
export function DateRangeFields({ service, ends, nights, onClose, calendar, preload }: DateRangeFieldsProps) {
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const isReady = useReadyAhead(preload, place);
  const [open, setOpen] = useState<End>();
  const drawnAhead = isReady ? `${ends.start.date} ${ends.end.date}` : undefined;
  const close = useCallback(() => {
    onClose();
    setOpen(undefined);
  }, [onClose]);
  // The same elements for a calendar that opens: it is shown as it was drawn.
  const calendars = useMemo(
    () => ({ start: calendar('start', close), end: calendar('end', close) }),
    [calendar, close],
  );
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
            // Who opens a calendar opens it at its beginning, nearly always: the other one is drawn when it is asked for.
            {...(end === 'start' ? { icon: <Icon of={CalendarDays} />, drawnAhead } : {})}
            {...(error ? { error } : {})}
            placeholder={placeholder ?? t('search.chooseDate')}
            open={open === end}
            onOpenChange={(isOpen) => (isOpen ? setOpen(end) : close())}
            align="start"
            labels={{ close: t('close') }}
          >
            <AfterPanel>{calendars[end]}</AfterPanel>
          </PanelField>
        );
      })}
    </PanelPair>
  );
}
