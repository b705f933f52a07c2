import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { TripProblem } from '@wisata/kernel/trip-legs';
import { rollForward, type TripSearch } from '@wisata/kernel/trip-search';
import { RouterLink } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import type { ServiceProps } from './service-props.ts';
import { useTripText } from './use-trip-text.ts';

interface RefusedSearchProps extends ServiceProps {
  /** The same search on days that can be booked. */
  readonly instead: { readonly href: string; readonly dates: string } | undefined;
  /** Why it cannot be sent. */
  readonly children: ReactNode;
}

/** Shown when the search of the address is invalid; the form above is open. */
export function RefusedSearch({ service, instead, children }: RefusedSearchProps) {
  const { t } = useTranslation(service);
  return (
    <StatePage band>
      <EmptyState
        title={t('list.problemTitle')}
        level={1}
        actions={
          instead && (
            <LinkButton as={RouterLink} href={instead.href} variant="action" full>
              {t('list.instead', { dates: instead.dates })}
            </LinkButton>
          )
        }
      >
        <p>{children}</p>
      </EmptyState>
    </StatePage>
  );
}

interface RefusedTripProps<Search extends TripSearch> {
  readonly of: ServiceProps & { readonly listPath: (search: Search) => string };
  readonly problem: TripProblem | undefined;
  readonly search: Search;
  readonly today: CalendarDate;
  /** How far ahead it can be booked. */
  readonly daysAhead: number;
}

/** The same of a trip; one whose day has gone by is offered again from tomorrow on. */
export function RefusedTrip<Search extends TripSearch>(props: RefusedTripProps<Search>) {
  const { of, problem, search, today, daysAhead } = props;
  const { service, listPath } = of;
  const { t } = useTranslation(service);
  const { dates } = useTripText(service);
  const rolled = rollForward(search, today);
  const instead = { href: listPath(rolled), dates: dates(rolled) };
  return (
    <RefusedSearch service={service} instead={problem?.code === 'DEPART_PAST' ? instead : undefined}>
      {problem && t(`search.problem.${problem.code}`, { days: daysAhead, code: problem.place ?? '' })}
    </RefusedSearch>
  );
}
