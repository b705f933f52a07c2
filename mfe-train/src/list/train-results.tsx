import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { sumMoney, type Money } from '@wisata/kernel/money';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { dayOf } from '@wisata/kernel/trip-legs';
import { lazyPart, optionalPart, RouterLink, useApp } from '@wisata/runtime';
import { DoorToDoorBelow } from '@wisata/runtime/journey/door-to-door-below';
import { DateStrip } from '@wisata/runtime/journey/date-strip';
import { FilterAside } from '@wisata/runtime/journey/filter-aside';
import { FlexibleDates } from '@wisata/runtime/journey/flexible-dates';
import { FewerPeople, LegHeading } from '@wisata/runtime/journey/leg-heading';
import { DepartureGone } from '@wisata/runtime/journey/list-empty';
import { ResultCards } from '@wisata/runtime/journey/list-frame';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { Band, Page, Row, SideColumns, Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { forgetTrains } from '../api/kept-trains.ts';
import type { TrainList } from '../api/train.model.ts';
import type { TrainListData } from '../api/train-list.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { DAYS_AHEAD, partySize, searchIdentity } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { ListControls } from './list-controls.tsx';
import { FilteredTrains, NothingRuns } from './list-states.tsx';
import { OtherWays } from './other-ways.tsx';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { TrainFilters } from './train-filters.tsx';
import { TrainCard } from './train-card.tsx';
import { TRAIN_LIST } from './train-list-query.rules.ts';
import styles from './train-results.module.css';
import { useListView, type ListView } from './use-list-view.ts';

const ChosenTrain = lazyPart(async () => (await import('./chosen-train.tsx')).ChosenTrain);
// In the chunk of the calls: a failure can only come after them.
const LoadFailed = lazyPart(
  async () => (await import(/* webpackChunkName: "calls" */ '@wisata/runtime/journey/load-failed')).LoadFailed,
  null,
);
const WatchSearch = optionalPart(async () => (await import('./watch-search.tsx')).WatchSearch);

interface TrainResultsProps {
  readonly data: TrainListData;
  readonly answer: Outcome<TrainList>;
}

interface PartProps {
  readonly data: TrainListData;
  readonly view: ListView;
}

/** How the railway is asked anew. */
interface Asking {
  readonly onRetry: () => void;
}

function Heading({ view: { leg, search, all, trains } }: Pick<PartProps, 'view'>) {
  const { t } = useTranslation('train');
  const counts = { count: all.length, left: trains.length };
  return (
    <div>
      <LegHeading service="train" leg={leg} isPair={search.returnDate !== undefined} className={styles.title} />
      <p role="status" className={styles.muted}>
        {t(trains.length < all.length ? 'list.left' : 'list.found', counts)}
      </p>
    </div>
  );
}

/** The days around the chosen one; a return trip's price needs its other train too. */
function Days({ data, view }: PartProps) {
  const { days, prices } = data;
  const partner = view.depart?.offer.total;
  function withPartner(lowest: Money) {
    const sum = sumMoney(partner ? [lowest, partner] : [lowest]);
    return sum.ok ? sum.data : undefined;
  }
  return (
    <DateStrip
      service="train"
      current={dayOf(data)}
      found={undefined}
      days={days}
      prices={prices}
      totalOf={withPartner}
      pathOn={(date) => TRAIN_LIST.pathOnDay(data, date)}
    />
  );
}

/** What other days cost, for both ways at once, and what these will cost later. */
function OtherPrices({
  view: { search, state, askDays },
  list,
}: Pick<PartProps, 'view'> & { readonly list: TrainList }) {
  return (
    <Row>
      <FlexibleDates
        service="train"
        size="s"
        search={search}
        daysAhead={DAYS_AHEAD}
        ask={askDays}
        pathOf={(dates) => trainListPath({ ...search, ...dates })}
        panel={usePanelStep('dates', (open) => TRAIN_LIST.statePath(search, { ...state, open }))}
      />
      <WatchSearch search={search} list={list} />
    </Row>
  );
}

function FilterColumn({ view }: Pick<PartProps, 'view'>) {
  const filter = useOptimisticQuery(view.state.filter, TRAIN_FILTER.read);
  return (
    <FilterAside service="train" of={TRAIN_FILTER} filter={filter} onChange={view.setFilter}>
      <TrainFilters trains={view.all} filter={filter} onChange={view.setFilter} />
    </FilterAside>
  );
}

/** What is to be known of the whole list: fewer people than asked for, and a sale that has not begun. */
function Notes({ data, view }: PartProps) {
  const { t } = useTranslation('train');
  const { party, dayWithYear } = useTrainText();
  const { search, asked } = data;
  const opensOn = view.schedule?.opensOn;
  return (
    <>
      <FewerPeople service="train" asked={asked} size={partySize(search)} party={party(search.counts)} />
      {opensOn && <Note tone="info">{t('list.opensOn', { date: dayWithYear(opensOn) })}</Note>}
      {view.backOpensOn && (
        <Note tone="info">
          {!opensOn && t('list.backOpensOn', { date: dayWithYear(view.backOpensOn) })}{' '}
          <RouterLink href={trainListPath({ ...search, returnDate: undefined })}>{t('list.alone')}</RouterLink>
        </Note>
      )}
      {view.all.length > 0 && <p className={styles.muted}>{t('list.subClass')}</p>}
    </>
  );
}

/** A way for which the railway did not answer, while it did for the other one. */
const SILENT: Failure = { code: 'TRAIN_SUPPLIER_FAILED', message: '', retryable: true };

function Body({ data, view, onRetry }: PartProps & Asking) {
  if (view.schedule && !view.schedule.isAnswered)
    return <LoadFailed service="train" failure={SILENT} onRetry={onRetry} />;
  if (view.all.length === 0) return <NothingRuns data={data} />;
  if (view.trains.length === 0) return <FilteredTrains view={view} />;
  return (
    <ResultCards>
      {view.trains.map((train) => (
        <li key={train.id}>
          <TrainCard train={train} view={view} />
        </li>
      ))}
    </ResultCards>
  );
}

function List({ data, list, onRetry }: Asking & { readonly data: TrainListData; readonly list: TrainList }) {
  const { t } = useTranslation('train');
  const view = useListView(data, list);
  const { search, leg } = data;
  if (leg === 'return' && !view.depart)
    return (
      <DepartureGone service="train" listPath={trainListPath(search)}>
        {t('refused.TRAIN_GONE')}
      </DepartureGone>
    );
  const hasTrains = view.all.length > 0;
  return (
    <Stack gap={4}>
      <Days data={data} view={view} />
      <OtherPrices view={view} list={list} />
      <SideColumns at="start" side={hasTrains && <FilterColumn view={view} />}>
        <Suspense>{view.depart && <ChosenTrain chosen={view.depart} changePath={trainListPath(search)} />}</Suspense>
        <Heading view={view} />
        <Notes data={data} view={view} />
        {hasTrains && <ListControls view={view} />}
        <Body data={data} view={view} onRetry={onRetry} />
        <DoorToDoor data={data} />
        <OtherWays data={data} />
      </SideColumns>
    </Stack>
  );
}

/** The plane and the train between the same cities; of the way there only. */
function DoorToDoor({ data: { search, ends, leg } }: Pick<PartProps, 'data'>) {
  const [from, to] = ends;
  if (leg === 'return' || !from || !to) return null;
  const { ADT: adults, CHD: children, INF: infants } = search.counts;
  return (
    <DoorToDoorBelow search={{ from: from.city, to: to.city, date: search.departDate, adults, children, infants }} />
  );
}

/** The trains of one leg with filters, orders, days and the way on. */
export function TrainResults({ data, answer }: TrainResultsProps) {
  const app = useApp();
  const { revalidate } = useRevalidator();
  function askAgain() {
    forgetTrains(app, searchIdentity(data.search));
    void revalidate();
  }
  return (
    <Band>
      <Page>
        <div className={styles.page}>
          {answer.ok ? (
            <List data={data} list={answer.data} onRetry={askAgain} />
          ) : (
            <LoadFailed service="train" level={1} failure={answer.failure} onRetry={askAgain} />
          )}
        </div>
      </Page>
    </Band>
  );
}
