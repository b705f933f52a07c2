import type { AppContext, KeyValueStore } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { perApp } from '../context/per-app.ts';

interface Coded {
  readonly code: string;
}

/** Places that were chosen on this device, newest first. */
interface ChosenPlaces<P> {
  readonly find: (store: KeyValueStore) => readonly P[];
  readonly remember: (store: KeyValueStore, place: P) => void;
}

interface Pages<P> {
  readonly places: Map<string, P>;
  readonly asked: Map<string, Promise<Outcome<P>>>;
  popular: Promise<readonly P[]> | undefined;
}

/** Which places a page knows by their code without asking for them: `defaults`, those it has met, those of this device. */
export function createPlaceBook<P extends Coded>(defaults: readonly P[], chosen: ChosenPlaces<P>) {
  const pagesOf = perApp((): Pages<P> => ({ places: new Map(), asked: new Map(), popular: undefined }));
  const isOf = (code: string) => (place: P) => place.code === code;
  const findKnown = (app: AppContext, code: string): P | undefined =>
    pagesOf(app).places.get(code) ?? defaults.find(isOf(code));
  return {
    pagesOf,
    /** Met on this page, or known before any answer. */
    findKnown,
    /** Chosen on this device some day; a server knows none. */
    findSaved: (app: AppContext, code: string): P | undefined => chosen.find(app.storage.local).find(isOf(code)),
    saved: (app: AppContext): readonly P[] => chosen.find(app.storage.local),
    /** A place keeps the name under which it was first stored. */
    meet(app: AppContext, places: readonly P[]): void {
      for (const place of places) if (!findKnown(app, place.code)) pagesOf(app).places.set(place.code, place);
    },
    /** Known at once, under the name that it was chosen by. */
    choose(app: AppContext, place: P): void {
      pagesOf(app).places.set(place.code, place);
      chosen.remember(app.storage.local, place);
    },
  };
}

/** A book as {@link createPlaceBook} gives it. */
export type PlaceBook<P extends Coded> = ReturnType<typeof createPlaceBook<P>>;

interface PlaceCalls<P> {
  readonly get: (app: AppContext, code: string) => Promise<Outcome<P>>;
  readonly search: (app: AppContext, text: string, signal: AbortSignal) => Promise<Outcome<readonly P[]>>;
  readonly popular: (app: AppContext) => Promise<Outcome<readonly P[]>>;
}

/** The calls for places, whose answers a book keeps. */
export function createPlaceSearch<P extends Coded>(book: PlaceBook<P>, calls: PlaceCalls<P>) {
  async function ask(app: AppContext, code: string): Promise<Outcome<P>> {
    const answer = await calls.get(app, code);
    if (answer.ok) book.meet(app, [answer.data]);
    else book.pagesOf(app).asked.delete(code);
    return answer;
  }
  async function askPopular(app: AppContext): Promise<readonly P[]> {
    const answer = await calls.popular(app);
    if (answer.ok) book.meet(app, answer.data);
    else book.pagesOf(app).popular = undefined;
    return answer.ok ? answer.data : [];
  }
  return {
    /** One place by its code; asked for once. */
    async load(app: AppContext, code: string): Promise<Outcome<P>> {
      const place = book.findKnown(app, code) ?? book.findSaved(app, code);
      if (place) return { ok: true, data: place };
      const { asked } = book.pagesOf(app);
      const pending = asked.get(code) ?? ask(app, code);
      asked.set(code, pending);
      return pending;
    },
    /** What a typed text may mean. Rejects when the call failed, as a combobox expects. */
    async find(app: AppContext, text: string, signal: AbortSignal): Promise<readonly P[]> {
      const answer = await calls.search(app, text, signal);
      if (!answer.ok) throw new Error(answer.failure.message);
      book.meet(app, answer.data);
      return answer.data;
    },
    /** Where most people go, asked for once; none when the call fails, because everything works without. */
    loadPopular(app: AppContext): Promise<readonly P[]> {
      const pages = book.pagesOf(app);
      pages.popular ??= askPopular(app);
      return pages.popular;
    },
  };
}

/** Calls as {@link createPlaceSearch} gives them. */
export type PlaceSearch<P extends Coded> = ReturnType<typeof createPlaceSearch<P>>;
