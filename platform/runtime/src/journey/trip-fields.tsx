import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@wisata/kernel/dates';
import { findCountRefusal } from '@wisata/kernel/count-steps';
import { lazyPart } from '@wisata/runtime';
import { DateRangeFields } from './date-range-fields.tsx';
import { CountStepper, PartyNotes } from './party-field.tsx';
import { PlacePair } from './place-pair.tsx';
import type { ServiceProps } from './service-props.ts';
import type { TripCalendarProps } from './trip-calendar.tsx';
import type { TripForm } from './use-trip-form.ts';

/** One of the two places of a trip. */
export type TripEnd = 'origin' | 'destination';

interface TripFieldsProps extends ServiceProps {
  readonly form: TripForm;
}

interface TripRouteProps extends TripFieldsProps {
  readonly nameOf: (code: string) => string;
  /** The field of one place; `error` is what is wrong with it. */
  readonly field: (end: TripEnd, error: string | undefined) => ReactNode;
}

/** Both places of a trip. A problem stands at the place that it belongs to. */
export function TripRoute({ service, form, nameOf, field }: TripRouteProps) {
  const { t } = useTranslation(service);
  const { origin, destination } = form.search;
  const problem = form.problems.place;
  const wrongEnd = problem && (problem === 'ORIGIN_MISSING' ? 'origin' : 'destination');
  const errorAt = (end: TripEnd) => (wrongEnd === end ? t(`search.problem.${problem}`) : undefined);
  return (
    <PlacePair
      service={service}
      swapped={{ origin: nameOf(destination), destination: nameOf(origin) }}
      onSwap={form.swap}
    >
      {field('origin', errorAt('origin'))}
      {field('destination', errorAt('destination'))}
    </PlacePair>
  );
}

const TripCalendar = lazyPart(async () => (await import('./trip-calendar.tsx')).TripCalendar);

/** Departure and return in one box. An empty return is a one-way trip. */
export function TripDates(props: Pick<TripCalendarProps, 'service' | 'form' | 'prices' | 'nameOf'>) {
  const { service, form } = props;
  const { t } = useTranslation(service);
  const { range, search, problems } = form;
  const error = problems.date && t(`search.problem.${problems.date}`, { days: form.daysAhead });
  const isAtEnd = problems.date?.startsWith('RETURN') ?? false;
  return (
    <DateRangeFields
      service={service}
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
      preload={TripCalendar.preload}
      calendar={(picking, close) => <TripCalendar {...props} picking={picking} onDone={close} />}
    />
  );
}

/** How many of each type travel, with the rules in words. */
export function TripCounts({ service, form }: TripFieldsProps) {
  const { t } = useTranslation(service);
  const { countRules: rules, search } = form;
  const removed = form.notes.filter(({ code }) => code === 'INFANT_REMOVED');
  return (
    <>
      {rules.types.map((type) => (
        <CountStepper
          key={type}
          label={t(`travellers.type.${type}`)}
          hint={t(`travellers.hint.${type}`)}
          value={search.counts[type]}
          max={rules.maxOf[type] ?? rules.maxTotal}
          onChange={(delta) => form.changeCount(type, delta)}
          decreaseLabel={t(`travellers.less.${type}`)}
          increaseLabel={t(`travellers.more.${type}`)}
          more={findCountRefusal(search.counts, type, 1, rules)}
          less={findCountRefusal(search.counts, type, -1, rules)}
          reason={({ code, limit = 0 }) => t(`travellers.refused.${code}`, { count: limit })}
        />
      ))}
      <PartyNotes notes={removed.map(({ code }) => ({ code, text: t(`travellers.said.${code}`) }))} />
    </>
  );
}
