import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { badgeOf, findLeaders, sortJourneys } from '@wisata/kernel/journey-sort';
import { useApp } from '@wisata/runtime';
import type { AskDays } from '@wisata/runtime/journey/flexible-dates';
import { useQueryNavigate, useQueryReader } from '@wisata/runtime/optimistic-query';
import type { Train, TrainList, TrainOffer } from '../api/train.model.ts';
import type { TrainListData } from '../api/train-list.model.ts';
import { trainCheckoutPath } from '../journey/train-paths.rules.ts';
import { filterTrains, type TrainFilter } from './train-filter.rules.ts';
import { TRAIN_LIST, type ListState } from './train-list-query.rules.ts';
import { TRAIN_ORDER } from './train-sort.rules.ts';
import { findChosen, tripTotal } from './train-trip.rules.ts';

/** The list as the page shows it: its address, its flights and how to change them. */
export function useListView({ search, state, leg, prices }: TrainListData, list: TrainList) {
  const { api } = useApp();
  const navigate = useNavigate();
  const ask = useQueryNavigate();
  const askedNow = useQueryReader(state, TRAIN_LIST.parseState);
  const filter = useDeferredValue(state.filter);
  const schedule = leg === 'return' ? list.return : list.depart;
  const all = useMemo(() => schedule?.trains ?? [], [schedule]);
  const depart = leg === 'return' ? findChosen(list.depart.trains, state.choice.depart) : undefined;
  const trains = useMemo(() => sortJourneys(filterTrains(all, filter), filter.sort, TRAIN_ORDER), [all, filter]);
  const leaders = useMemo(() => findLeaders(trains, TRAIN_ORDER), [trains]);
  const go = (next: Partial<ListState>, options: { readonly replace?: boolean } = {}) =>
    ask(TRAIN_LIST.statePath(search, { ...askedNow(), ...next }), { preventScrollReset: true, ...options });

  const askDays: AskDays = async (places, from, to) => {
    const { searchDayPrices } = await import(/* webpackChunkName: "calls" */ '../api/train.api.ts');
    return searchDayPrices(api, { ...search, ...places }, from, to);
  };

  /** A departure of a return trip leads to its returns, anything else to the checkout. */
  function choose(offer: TrainOffer) {
    const choice =
      leg === 'return'
        ? { ...state.choice, return: offer.key }
        : { depart: offer.key, return: undefined, correlationId: list.correlationId };
    if (leg === 'depart' && search.returnDate) {
      return void navigate(TRAIN_LIST.statePath(search, { ...state, choice, detail: '' }), {
        state: { isNextLeg: true },
      });
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
    badgeOf: (train: Train) => badgeOf(train, leaders, trains.length),
    depart,
    go,
    askDays,
    choose,
    /** One step of history each, so that Back undoes it. */
    setFilter: (next: TrainFilter) => go({ filter: next }),
    toggleStops: ({ id }: Train) => go({ detail: askedNow().detail === id ? '' : id }),
  };
}

export type ListView = ReturnType<typeof useListView>;
