import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { FareAnswer, RefusedFare } from '../api/fare-check.ts';
import { keepChosen } from '../api/kept-flights.ts';
import type { CheckedFare, ChosenFlight, Flight } from '../api/flight.model.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { FLIGHT_LIST, type ListState } from './flight-list-query.rules.ts';
import { flightCheckoutPath, type Choice } from '../journey/flight-paths.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { shownTotal } from './trip-price.rules.ts';
import { keepSelected } from './selected-flights.rules.ts';
import type { Leg } from '@wisata/kernel/trip-legs';

/** Why a flight could not be taken to the checkout. */
export interface ChoiceProblem extends RefusedFare {
  /** The flight, or what tells its pair from others. */
  readonly flightId: string;
}

/** A price that differs from the one in the list. */
interface NewPrice {
  readonly choice: Choice;
  readonly was: Money;
  readonly now: Money;
}

interface ChooseFlightInput {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  /** The departure that goes with a return. */
  readonly depart: Flight | undefined;
}

const isChanged = ({ total }: CheckedFare, seen: Money) =>
  total.minor !== seen.minor || total.currency !== seen.currency;

/** The code of the call loads with the first press; if that fails, the flight shows why and can be pressed again. */
async function priceOf(
  app: AppContext,
  flights: readonly ChosenFlight[],
  search: FlightSearch,
  correlationId: string,
): Promise<FareAnswer> {
  const calls = await import(/* webpackChunkName: "calls" */ '../api/fare-check.ts').catch(() => undefined);
  return calls
    ? calls.checkFare(app, flights, search, correlationId)
    : { refused: { isSoldOut: false, message: app.t('flight:failed.price') } };
}

/**
 * Takes a flight: a departure of a round trip leads to its returns, anything else is priced once more and leads to the
 * checkout. A new price has to be accepted; a sold-out flight says so on its card.
 */
export function useChooseFlight({ search, state, leg, depart }: ChooseFlightInput) {
  const app = useApp();
  const navigate = useNavigate();
  const [checkingId, setCheckingId] = useState<string>();
  const [problem, setProblem] = useState<ChoiceProblem>();
  const [newPrice, setNewPrice] = useState<NewPrice>();

  const drop = () => setNewPrice(undefined);

  async function check(choice: Choice, id: string, was: Money) {
    const flights = [choice.depart, choice.return].filter((each) => each !== undefined);
    setProblem(undefined);
    setCheckingId(id);
    const { fare, refused } = await priceOf(app, flights, search, choice.correlationId);
    setCheckingId(undefined);
    if (refused) return setProblem({ flightId: id, ...refused });
    if (isChanged(fare, was)) return setNewPrice({ choice, was, now: fare.total });
    return navigate(flightCheckoutPath(search, choice, fare.total));
  }

  return {
    checkingId,
    problem,
    /** The question about a new price, while there is one. */
    newPrice: newPrice && {
      was: newPrice.was,
      now: newPrice.now,
      back: { onPress: drop },
      onClose: drop,
      onAccept: () => void navigate(flightCheckoutPath(search, newPrice.choice, newPrice.now)),
    },
    /** Takes a whole choice at once; the key tells it from others, and the total is what was seen. */
    check,
    choose(flight: Flight) {
      const chosen = { flightId: flight.id, classId: flight.classes[0]?.id ?? '' };
      keepSelected(app.storage.session, leg, search, flight);
      if (leg === 'return') {
        return void check({ ...state.choice, return: chosen }, flight.id, shownTotal(flight, depart));
      }
      const choice: Choice = { depart: chosen, return: undefined, correlationId: flight.correlationId };
      if (!search.returnDate) return void check(choice, flight.id, flight.total);
      keepChosen(app, search, chosen, flight);
      const filter = FLIGHT_FILTER.cleared(state.filter);
      const path = FLIGHT_LIST.statePath(search, { filter, choice, detail: '', compare: [], open: undefined });
      return void navigate(path, { state: { isNextLeg: true } });
    },
  };
}

export type FlightChooser = ReturnType<typeof useChooseFlight>;
