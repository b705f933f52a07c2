import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths } from '@wisata/kernel/dates';
import { holidaysBetween } from '@wisata/kernel/holidays';
import { fromMajor } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { useCalendarLabels } from '@wisata/runtime/journey/use-calendar-labels';
import { RangeCalendar } from '@wisata/ui/range-calendar';
import { findPriceOn } from '../visit/visit-choice.rules.ts';
import { closureOn, daysFrom, lastDay, packageFor, placesOn } from '../visit/visit-days.rules.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import { useProblemText } from './use-problem-text.ts';
import type { VisitView } from './use-visit-view.ts';
import styles from './visit-choose.module.css';

/** Closed days that are named; the others are counted. */
const MOST_NAMED = 2;

interface Shown {
  readonly from: string;
  readonly to: string;
}

/** More places than this are plenty, and are not counted. */
const MOST_COUNTED = 20;

/** Price of an adult and places left for each free day on screen, and each closed day with why. */
function useDays({ visit, prices, choice, today }: VisitView, { from, to }: Shown) {
  const places = choice.paxes.length;
  const { packageId } = choice;
  return useMemo(() => {
    const days = daysFrom(from < today ? today : from, to).map((date) => ({
      date,
      closure: closureOn(visit, date, today, places),
    }));
    const open = days.filter(({ closure }) => !closure);
    return {
      closed: days.flatMap(({ date, closure }) => (closure ? [{ date, closure }] : [])),
      prices: Object.fromEntries(
        open.flatMap(({ date }) => {
          const price = findPriceOn(prices, date);
          if (!price) return [];
          const { AdultPrice } = packageFor(price, { packageId, paxes: [] });
          return [[date, fromMajor(AdultPrice, price.Currency)] as const];
        }),
      ),
      left: Object.fromEntries(
        open.map(({ date }) => [date, placesOn(visit, date)] as const).filter(([, count]) => count <= MOST_COUNTED),
      ),
    };
  }, [visit, prices, packageId, places, today, from, to]);
}

/** Closed days that share a reason stand together under the calendar. */
function Reasons({
  view,
  closed,
}: {
  readonly view: VisitView;
  readonly closed: ReturnType<typeof useDays>['closed'];
}) {
  const { service } = view;
  const { t } = useTranslation(service);
  const { day } = useVisitText(service);
  const words = useProblemText(view);
  const named = (dates: readonly string[]) => dates.slice(0, MOST_NAMED).map(day).join(', ');
  const said = new Map<string, string[]>();
  for (const { date, closure } of closed) {
    if (closure.code === 'NOT_SCHEDULED') continue;
    const reason = words.closure(closure);
    said.set(reason, [...(said.get(reason) ?? []), date]);
  }
  const hasOthers = closed.some(({ closure }) => closure.code === 'NOT_SCHEDULED');
  if (said.size === 0 && !hasOthers) return null;
  return (
    <ul role="list" className={styles.reasons} aria-label={t('choose.closedDays')}>
      {[...said].map(([reason, dates]) => (
        <li key={reason}>
          <strong>
            {dates.length > MOST_NAMED
              ? t('choose.moreDays', { dates: named(dates), count: dates.length - MOST_NAMED })
              : named(dates)}
          </strong>
          {' – '}
          {reason}
        </li>
      ))}
      {hasOthers && <li>{t('choose.otherDays')}</li>}
    </ul>
  );
}

/** Days to choose from: each free one with price and places left, each closed one with its reason. */
export function VisitCalendar({ view }: { readonly view: VisitView }) {
  const { service, visit, choice, today, change } = view;
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const words = useProblemText(view);
  const last = lastDay(visit, today);
  const [shown, setShown] = useState<Shown>(() => {
    const from = `${(choice.date ?? visit.nextDates[0] ?? today).slice(0, 7)}-01`;
    return { from, to: addDays(addMonths(from, 2), -1) };
  });
  // A new function each time would be told the same days each time.
  const onVisibleChange = useCallback(
    (from: string, to: string) => setShown((now) => (now.from === from && now.to === to ? now : { from, to })),
    [],
  );
  const { closed, prices, left } = useDays(view, shown);
  const labels = useCalendarLabels(service, { start: t('choose.date'), end: t('choose.date'), daysAhead: 365 });
  return (
    <>
      <RangeCalendar
        mode="single"
        picking="start"
        value={choice.date ? { start: choice.date } : {}}
        onChange={({ start }) => change({ date: start })}
        locale={locale}
        labels={labels}
        today={today}
        opensAt={visit.nextDates[0]}
        min={today}
        max={last}
        prices={prices}
        notes={Object.fromEntries(Object.entries(left).map(([date, count]) => [date, t('choose.left', { count })]))}
        holidays={holidaysBetween(today, last, locale)}
        unavailable={(date) => {
          const closure = closureOn(visit, date, today, choice.paxes.length);
          return closure && words.closure(closure);
        }}
        onVisibleChange={onVisibleChange}
      />
      <Reasons view={view} closed={closed} />
    </>
  );
}
