import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { RefusedSearch } from '@wisata/runtime/journey/refused-search';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Page, Row, Stack, StatePage } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import type { HotelPage } from '../api/hotel.model.ts';
import type { WayOut } from '../api/ways-out.api.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useStayText } from '../stay/use-stay-text.ts';
import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';
import { hotelListPath, hotelPlacePath } from '../stay/hotel-paths.rules.ts';
import {
  rollForward,
  STAY_LIMITS,
  type HotelSearch,
  type SearchChange,
  type SearchProblem,
} from '../stay/hotel-search.rules.ts';

/** Where most people go, each with the hotels of the coming night. */
const DESTINATIONS = ['DPS', 'JKT', 'JOG', 'BDO', 'SUB', 'LOP', 'UPG', 'SIN'] as const;

/** Shown without a destination; the form above is open and has the last searches. */
function Destinations() {
  const { t } = useTranslation('hotel');
  return (
    <StatePage band>
      <Stack>
        <h1>{t('start.title')}</h1>
        <p>{t('start.text')}</p>
        <nav aria-label={t('start.places')}>
          <Row>
            {DESTINATIONS.map((key) => (
              <LinkButton key={key} as={RouterLink} href={hotelPlacePath(key, t(`start.place.${key}`))}>
                {t(`start.place.${key}`)}
              </LinkButton>
            ))}
          </Row>
        </nav>
      </Stack>
    </StatePage>
  );
}

/** Says which parts of the address were changed, and what is shown instead. */
export function SearchChanges({ search, changes }: { search: HotelSearch; changes: readonly SearchChange[] }) {
  const { t } = useTranslation('hotel');
  const { formatRange } = useStayText();
  const party = [t('guests.guestCount', { count: search.guests }), t('guests.roomCount', { count: search.rooms })];
  return (
    <Page>
      {changes.map((change) => (
        <Note key={change} tone="info">
          {t(`list.changed.${change}`, { party: party.join(', '), dates: formatRange(search) })}
        </Note>
      ))}
    </Page>
  );
}

/** Shown when the search of the address is invalid; the form above is open. */
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
  if (problem === undefined || problem === 'DESTINATION_MISSING') return <Destinations />;
  const instead = { href: hotelListPath(rolled), dates: formatRange(rolled) };
  return (
    <RefusedSearch service="hotel" instead={problem === 'CHECK_IN_PAST' ? instead : undefined}>
      {t(`search.problem.${problem}`, { nights: STAY_LIMITS.nights, days: STAY_LIMITS.daysAhead })}
    </RefusedSearch>
  );
}

interface EmptyResultsProps {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly page: HotelPage;
  readonly waysOut: readonly WayOut[];
}

/** Shown when nothing is found: the reason, and links to searches that have hotels. */
export function EmptyResults({ search, filter, page, waysOut }: EmptyResultsProps) {
  const { t } = useTranslation('hotel');
  const { formatRange } = useStayText();
  const nameOf = useFilterNames(page, 'IDR');
  const isFiltered = HOTEL_FILTER.active(filter).length > 0;

  function labelOf({ reason, count }: WayOut): string {
    switch (reason.kind) {
      case 'without-filter':
        return t('empty.withoutFilter', { name: nameOf(filter, reason.filter), count });
      case 'no-filters':
        return t('empty.noFilters', { count });
      case 'fewer-rooms':
        return t('empty.fewerRooms', { rooms: t('guests.roomCount', { count: reason.rooms }), count });
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
        actions={<WaysOut ways={waysOut.map((way) => ({ label: labelOf(way), href: way.path }))} />}
      >
        <p>
          {isFiltered ? t('empty.filtered') : t('empty.soldOut', { place: search.city, dates: formatRange(search) })}
        </p>
      </EmptyState>
    </StatePage>
  );
}
