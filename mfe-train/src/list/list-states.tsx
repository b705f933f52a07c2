import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { rollForward } from '@wisata/kernel/trip-search';
import { RouterLink } from '@wisata/runtime';
import { Deferred } from '@wisata/runtime/deferred';
import { RefusedSearch } from '@wisata/runtime/journey/refused-search';
import { WaysOut } from '@wisata/runtime/journey/ways-out';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import type { ListProblem, TrainListData } from '../api/train-list.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { filterTrains, TRAIN_FILTER } from './train-filter.rules.ts';
import { dayOf, nearestDays } from './train-list-query.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

interface ProblemResultsProps {
  readonly problem: ListProblem | undefined;
  readonly search: TrainSearch;
  readonly today: CalendarDate;
}

/** The search as it stands in the address cannot be sent; the form above is open. */
export function ProblemResults({ problem, search, today }: ProblemResultsProps) {
  const { t } = useTranslation('train');
  const { dates } = useTrainText();
  const rolled = rollForward(search, today);
  const instead = { href: trainListPath(rolled), dates: dates(rolled) };
  return (
    <RefusedSearch service="train" instead={problem?.code === 'DEPART_PAST' ? instead : undefined}>
      {problem && t(`search.problem.${problem.code}`, { days: DAYS_AHEAD, code: problem.place ?? '' })}
    </RefusedSearch>
  );
}

/** The departure that an address names is not on sale any more. */
export function DepartureGone({ search }: { readonly search: TrainSearch }) {
  const { t } = useTranslation('train');
  const ways = [{ label: t('chosen.again'), href: trainListPath(search) }];
  return (
    <EmptyState level={1} title={t('chosen.goneTitle')} actions={<WaysOut ways={ways} />}>
      <p>{t('refused.TRAIN_GONE')}</p>
    </EmptyState>
  );
}

/** Filters hide everything: the one that hides most, and all of them. */
export function FilteredAway({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('train');
  const { all, state, setFilter } = view;
  const { filter } = state;
  const names = useFilterNames();
  const ways = TRAIN_FILTER.active(filter)
    .map((active) => ({ active, count: filterTrains(all, TRAIN_FILTER.without(filter, active)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 1)
    .map(({ active, count }) => ({
      label: t('empty.without', { name: names.active(filter, active), count }),
      onPress: () => setFilter(TRAIN_FILTER.without(filter, active)),
    }));
  const everything = {
    label: t('empty.noFilters', { count: all.length }),
    onPress: () => setFilter(TRAIN_FILTER.cleared(filter)),
  };
  return (
    <EmptyState title={t('list.notFound')} actions={<WaysOut ways={[...ways, everything]} />}>
      <p>{t('empty.filtered')}</p>
    </EmptyState>
  );
}

const MOST_DAYS = 2;

/** Nearest days on which something runs, with their lowest price. */
function NearbyDays(data: TrainListData) {
  const { t } = useTranslation('train');
  const { day } = useTrainText();
  const ways = nearestDays(data, use(data.prices))
    .slice(0, MOST_DAYS)
    .map(({ date, lowest, href }) => ({ label: t('empty.onDay', { date: day(date), price: price(lowest) }), href }));
  if (ways.length > 0) return <WaysOut ways={ways} />;
  return (
    <LinkButton as={RouterLink} href="/help" full>
      {t('ways.help')}
    </LinkButton>
  );
}

/** No train runs there on that day. */
export function NothingRuns({ data }: { readonly data: TrainListData }) {
  const { t } = useTranslation('train');
  const { station, day } = useTrainText();
  const { search, leg } = data;
  const isBack = leg === 'return' && search.returnDate !== undefined;
  const [from, to] = isBack ? [search.destination, search.origin] : [search.origin, search.destination];
  const date = day(dayOf(data));
  const days = (
    <Deferred data={data.prices} fallback={null}>
      <NearbyDays {...data} />
    </Deferred>
  );
  return (
    <EmptyState title={t('list.notFound')} actions={days}>
      <p>{t('empty.none', { origin: station(from), destination: station(to), date })}</p>
    </EmptyState>
  );
}
