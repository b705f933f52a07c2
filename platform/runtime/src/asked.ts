import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { useApp } from '@wisata/runtime';

/** A question of this page that the address does not show yet. */
interface Question {
  /** Key of the place in history that it was asked at; at any other place it is over. */
  readonly from: string;
  readonly search: string;
}

class Questions {
  last: Question | undefined;
  readonly #listeners = new Set<() => void>();

  ask(question: Question): void {
    this.last = question;
    for (const tell of this.#listeners) tell();
  }

  readonly listen = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };
}

const ofApp = new WeakMap<AppContext, Questions>();

function useQuestions(): Questions {
  const app = useApp();
  const known = ofApp.get(app) ?? new Questions();
  ofApp.set(app, known);
  return known;
}

/**
 * Goes to another address of the same page. The router tells React of a way when there is time for it, which a slow phone
 * may not have before the next press: {@link useAsked} knows of this one at once.
 */
export function useAsk(): (path: string, options?: NavigateOptions) => void {
  const questions = useQuestions();
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    (path, options) => {
      const query = path.indexOf('?');
      questions.ask({ from: key, search: query < 0 ? '' : path.slice(query) });
      void navigate(path, options);
    },
    [questions, navigate, key],
  );
}

/**
 * What a page is asked for, from the press on: read from what {@link useAsk} or a link within the page leads to, else what
 * is shown. A control that shows this answers at once, and a second press builds on the first.
 */
export function useAsked<T>(shown: T, parse: (query: URLSearchParams) => T): T {
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const questions = useQuestions();
  const question = useSyncExternalStore(
    questions.listen,
    () => questions.last,
    () => undefined,
  );
  if (question?.from === key) return parse(new URLSearchParams(question.search));
  return next?.pathname === pathname ? parse(new URLSearchParams(next.search)) : shown;
}
