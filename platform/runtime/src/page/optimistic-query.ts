import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { perApp } from '../context/per-app.ts';
import { afterPaint } from './scheduling.ts';

/** A question of this page that the address does not show yet. */
interface Question {
  /** Key of the place in history that it was asked at. */
  readonly from: string;
  readonly search: string;
}

class Questions {
  /** Oldest first. */
  #waiting: readonly Question[] = [];
  readonly #listeners = new Set<() => void>();

  ask(question: Question): void {
    this.#waiting = [...this.#waiting, question];
    for (const tell of this.#listeners) tell();
  }

  /** The last question, at the place where it was asked and where an earlier one led: at any other place it is over. */
  lastAt({ key, search }: Location): Question | undefined {
    const last = this.#waiting.at(-1);
    const isWaiting = last?.from === key || this.#waiting.slice(0, -1).some((earlier) => earlier.search === search);
    return isWaiting ? last : undefined;
  }

  /** The visitor has not gone elsewhere since. */
  isWaiting(question: Question): boolean {
    return this.#waiting.includes(question);
  }

  arriveAt(place: Location): void {
    if (!this.lastAt(place)) this.#waiting = [];
  }

  readonly listen = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => {
      this.#listeners.delete(tell);
      if (this.#listeners.size === 0) this.#waiting = [];
    };
  };
}

const questionsOf = perApp(() => new Questions());

const useQuestions = (): Questions => questionsOf(useApp());

/**
 * Goes to another address of the same page. The router tells React of a way when there is time for it, which a slow phone
 * may not have before the next press: {@link useOptimisticQuery} knows of this one at once, and the way begins when that is painted.
 */
export function useQueryNavigate(): (path: string, options?: NavigateOptions) => void {
  const questions = useQuestions();
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    (path, options) => {
      const query = path.indexOf('?');
      const question = { from: key, search: query < 0 ? '' : path.slice(query) };
      questions.ask(question);
      afterPaint(() => {
        if (questions.isWaiting(question)) void navigate(path, options);
      });
    },
    [questions, navigate, key],
  );
}

/** Gives a reader of the query that this page is asked for at that moment, undefined while that is the one it shows. */
function useAsked(): () => string | undefined {
  const location = useLocation();
  const { location: next } = useNavigation();
  const questions = useQuestions();
  useEffect(() => questions.arriveAt(location), [questions, location]);
  const coming = next?.pathname === location.pathname ? next.search : undefined;
  return () => questions.lastAt(location)?.search ?? coming;
}

/**
 * What a page is asked for, from the press on: read from what {@link useQueryNavigate} or a link within the page leads to, else what
 * is shown. A control that shows this answers at once, and a second press builds on the first. What is read stays the same value while
 * the question does, for parts that defer it.
 */
export function useOptimisticQuery<T>(shown: T, parse: (query: URLSearchParams) => T): T {
  const search = useSyncExternalStore(useQuestions().listen, useAsked(), () => undefined);
  return useMemo(() => (search === undefined ? shown : parse(new URLSearchParams(search))), [search, shown, parse]);
}

type Primitive = string | number | boolean | null | undefined;

/** One value of what a page is asked for, from the press on: a question that leaves it as it is renders nothing anew. */
export function useOptimisticValue<T extends Primitive>(valueIn: (query: URLSearchParams) => T): T {
  const { search } = useLocation();
  const asked = useAsked();
  return useSyncExternalStore(
    useQuestions().listen,
    () => valueIn(new URLSearchParams(asked() ?? search)),
    () => valueIn(new URLSearchParams(search)),
  );
}

/** Reads in a handler what {@link useOptimisticQuery} gives; a question renders nothing anew. */
export function useQueryReader<T>(shown: T, parse: (query: URLSearchParams) => T): () => T {
  const asked = useAsked();
  return () => {
    const search = asked();
    return search === undefined ? shown : parse(new URLSearchParams(search));
  };
}

const itself = (query: URLSearchParams) => query;

/** All of what a page is asked for, to be shown from the press on and to be read in a handler: for a choice that the address carries. */
export function useAskedQuery() {
  const [shown] = useSearchParams();
  return { query: useOptimisticQuery(shown, itself), queryNow: useQueryReader(shown, itself) };
}
