import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import type { HotelPage } from '../api/hotel.model.ts';
import type { WayOut } from '../api/ways-out.api.ts';
import { useFilterNames } from '../hooks/use-filter-names.ts';
import { useStayText } from '../hooks/use-stay-text.ts';
import { activeFilters, type HotelFilter } from '../rules/hotel-filter.rules.ts';
import { hotelListPath } from '../rules/hotel-paths.rules.ts';
import { rollForward, STAY_LIMITS, type HotelSearch, type SearchProblem } from '../rules/hotel-search.rules.ts';

/** The search as it stands in the address cannot be sent; the form above is open. */
export function ProblemResults({
  problem,
  search,
}: {
  readonly problem: SearchProblem | undefined;
  readonly search: HotelSearch;
}) {
  const { t } = useTranslation('hotel');
  const { clock } = useApp();
  const { formatRange } = useStayText();
  const rolled = rollForward(search, todayInJakarta(clock.now()));
  return (
    <StatePage band>
      <EmptyState
        title={t('list.problemTitle')}
        level={1}
        actions={
          problem === 'CHECK_IN_PAST' && (
            <LinkButton as={RouterLink} href={hotelListPath(rolled)} variant="action" full>
              {t('list.instead', { dates: formatRange(rolled) })}
            </LinkButton>
          )
        }
      >
        <p>
          {t(`search.problem.${problem ?? 'DESTINATION_MISSING'}`, {
            nights: STAY_LIMITS.nights,
            days: STAY_LIMITS.daysAhead,
          })}
        </p>
      </EmptyState>
    </StatePage>
  );
}

interface EmptyResultsProps {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly page: HotelPage;
  readonly waysOut: readonly WayOut[];
}

/** Nothing found: why, and two ways that were checked to lead to hotels. */
export function EmptyResults({ search, filter, page, waysOut }: EmptyResultsProps) {
  const { t } = useTranslation('hotel');
  const { formatRange } = useStayText();
  const nameOf = useFilterNames(page, 'IDR');
  const isFiltered = activeFilters(filter).length > 0;

  function labelOf({ reason, count }: WayOut): string {
    switch (reason.kind) {
      case 'without-filter':
        return t('empty.withoutFilter', { name: nameOf(filter, reason.filter), count });
      case 'no-filters':
        return t('empty.noFilters', { count });
      case 'whole-city':
        return t('empty.wholeCity', { city: reason.city, count });
      case 'other-dates':
        return t('empty.otherDates', { dates: formatRange(reason.search), count });
    }
  }

  return (
    <StatePage band>
      <EmptyState
        title={t('empty.title')}
        level={1}
        actions={waysOut.map((way, index) => (
          <LinkButton key={way.path} as={RouterLink} href={way.path} variant={index === 0 ? 'action' : 'quiet'} full>
            {labelOf(way)}
          </LinkButton>
        ))}
      >
        <p>
          {isFiltered ? t('empty.filtered') : t('empty.soldOut', { place: search.city, dates: formatRange(search) })}
        </p>
      </EmptyState>
    </StatePage>
  );
}
