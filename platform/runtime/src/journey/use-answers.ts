import { startTransition, useEffect, useRef, useState } from 'react';
import type { Outcome } from '@wisata/kernel/outcome';
import type { AskedGroup } from '@wisata/kernel/search-progress';
import { knownOutcome, type GroupSource } from './grouped-search.ts';
import { whenTogether } from './when-together.ts';

type Promised<A> = Promise<Outcome<A>>;

interface Held {
  /** What the list shows: search, leg, filter and order. Answers are held back only while it stays the same. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Answers that came before the list was rendered: on the server, or while the page's code was loading. */
function earlyAnswers<A>(answers: readonly (Outcome<A> | Promised<A>)[]): ReadonlyMap<Promised<A>, Outcome<A>> {
  return new Map(
    answers.flatMap((answer): [Promised<A>, Outcome<A>][] => {
      const outcome = knownOutcome(answer);
      return answer instanceof Promise && outcome ? [[answer, outcome]] : [];
    }),
  );
}

/**
 * The answers of a search as they come in, the first ones together. One that arrives while `isBusy()` is held back until `showHeld` or until the
 * list is built anew anyway, so that no row moves under a pointer.
 */
export function useAnswers<G extends { readonly id: string }, A>(
  sources: readonly GroupSource<G, A>[],
  listKey: string,
  isBusy: () => boolean,
) {
  const [early] = useState(() => earlyAnswers(sources.map(({ answer }) => answer)));
  const [settled, setSettled] = useState(early);
  const [held, setHeld] = useState<Held>({ of: listKey, ids: NONE });
  const latest = useRef({ listKey, isBusy });
  const followed = useRef(new WeakSet<Promised<A>>());

  useEffect(() => {
    latest.current = { listKey, isBusy };
  }, [listKey, isBusy]);

  useEffect(() => {
    const added = sources.flatMap(({ id, answer }) =>
      answer instanceof Promise && !early.has(answer) && !followed.current.has(answer) ? [{ id, answer }] : [],
    );
    const together = whenTogether(added.map(({ answer }) => answer));
    for (const { id, answer } of added) {
      followed.current.add(answer);
      void Promise.all([answer, together]).then(([outcome]) => {
        const now = latest.current;
        const isHeld = outcome.ok && now.isBusy();
        // Drawing a whole answer takes long on a phone: a press may come in between.
        startTransition(() => {
          if (isHeld)
            setHeld((last) => ({
              of: now.listKey,
              ids: new Set([...(last.of === now.listKey ? last.ids : NONE), id]),
            }));
          setSettled((last) => new Map(last).set(answer, outcome));
        });
      });
    }
  }, [sources, early]);

  const asked = sources.map((source): AskedGroup<G, A> => {
    const { answer } = source;
    return { ...source, outcome: answer instanceof Promise ? settled.get(answer) : answer };
  });
  const heldIds = held.of === listKey ? held.ids : NONE;
  return {
    asked,
    shown: asked.map((source) => (heldIds.has(source.id) ? { ...source, outcome: undefined } : source)),
    showHeld: () => setHeld({ of: listKey, ids: NONE }),
  };
}
