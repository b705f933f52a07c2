import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { FareAnswer, RefusedFare } from '../api/fare-check.ts';
import { keepChosen } from '../api/kept-flights.ts';
import type { CheckedFare, Flight } from '../api/flight.model.ts';
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
  readonly was: Money;
  readonly now: Money;
  /** Leads to the checkout at the new price. */
  readonly onAccept: () => void;
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
async function priceOf(app: AppContext, choice: Choice, search: FlightSearch): Promise<FareAnswer> {
  const calls = await import(/* webpackChunkName: "calls" */ '../api/fare-check.ts').catch(() => undefined);
  return calls
    ? calls.checkFare(app, choice, search)
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
  /** What was pressed last: an answer for anything else comes too late, and so does any once the list was left. */
  const pressed = useRef<Choice>(undefined);
  useEffect(() => () => void (pressed.current = undefined), []);

  const drop = () => setNewPrice(undefined);

  async function check(choice: Choice, id: string, was: Money) {
    pressed.current = choice;
    setProblem(undefined);
    setCheckingId(id);
    const { fare, refused } = await priceOf(app, choice, search);
    if (pressed.current !== choice) return;
    setCheckingId(undefined);
    if (refused) return setProblem({ flightId: id, ...refused });
    const onAccept = () => void navigate(flightCheckoutPath(search, choice, fare.total));
    return isChanged(fare, was) ? setNewPrice({ was, now: fare.total, onAccept }) : onAccept();
  }

  return {
    checkingId,
    problem,
    /** The question about a new price, while there is one. */
    newPrice: newPrice && { ...newPrice, back: { onPress: drop }, onClose: drop },
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
      pressed.current = choice;
      keepChosen(app, search, chosen, flight);
      const filter = FLIGHT_FILTER.cleared(state.filter);
      const path = FLIGHT_LIST.statePath(search, { filter, choice, detail: '', compare: [], open: undefined });
      return void navigate(path, { state: { isNextLeg: true } });
    },
  };
}

export type FlightChooser = ReturnType<typeof useChooseFlight>;
