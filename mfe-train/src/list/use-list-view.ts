import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { JOURNEY_TABS } from '@wisata/kernel/journey-orders';
import { useApp } from '@wisata/runtime';
import type { AskDays } from '@wisata/runtime/journey/flexible-dates';
import { searchDayPrices } from '../api/train.api.ts';
import type { Train, TrainList, TrainOffer } from '../api/train.model.ts';
import type { TrainListData } from '../api/train-list.model.ts';
import { trainCheckoutPath } from '../journey/train-paths.rules.ts';
import { filterTrains, type TrainFilter } from './train-filter.rules.ts';
import { listStatePath, type ListState } from './train-list-query.rules.ts';
import { findLeaders, sortTrains } from './train-sort.rules.ts';
import { findChosen, tripTotal } from './train-trip.rules.ts';

/** The list as the page shows it: its address, its flights and how to change them. */
export function useListView({ search, state, leg, prices }: TrainListData, list: TrainList) {
  const { api } = useApp();
  const navigate = useNavigate();
  const filter = useDeferredValue(state.filter);
  const schedule = leg === 'return' ? list.return : list.depart;
  const all = useMemo(() => schedule?.trains ?? [], [schedule]);
  const depart = leg === 'return' ? findChosen(list.depart.trains, state.choice.depart) : undefined;
  const trains = useMemo(() => sortTrains(filterTrains(all, filter), filter.sort), [all, filter]);
  const leaders = useMemo(() => findLeaders(trains), [trains]);
  const go = (next: Partial<ListState>, options: { readonly replace?: boolean } = {}) =>
    void navigate(listStatePath(search, { ...state, ...next }), { preventScrollReset: true, ...options });

  const askDays: AskDays = (places, from, to) => searchDayPrices(api, { ...search, ...places }, from, to);

  /** A departure of a return trip leads to its returns, anything else to the checkout. */
  function choose(offer: TrainOffer) {
    const choice =
      leg === 'return'
        ? { ...state.choice, return: offer.key }
        : { depart: offer.key, return: '', correlationId: list.correlationId };
    if (leg === 'depart' && search.returnDate) {
      return void navigate(listStatePath(search, { ...state, choice, stops: '' }), { state: { isNextLeg: true } });
    }
    return void navigate(trainCheckoutPath(search, choice, tripTotal(offer, depart)));
  }

  return {
    search,
    state,
    leg,
    prices,
    schedule,
    /** The opening of the sale of the way back, which is still to come. */
    backOpensOn: list.return?.opensOn,
    all,
    trains,
    leaders,
    /** What the train is best at: one word at most. */
    badgeOf: ({ id }: Train) => JOURNEY_TABS.find(({ badge }) => leaders?.[badge].id === id)?.badge,
    depart,
    go,
    askDays,
    choose,
    setFilter: (next: TrainFilter) => go({ filter: next }, { replace: true }),
    toggleStops: ({ id }: Train) => go({ stops: state.stops === id ? '' : id }, { replace: true }),
  };
}

export type ListView = ReturnType<typeof useListView>;
