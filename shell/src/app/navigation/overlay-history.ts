import type { OverlayHistory } from '@wisata/ui/overlay-history';

type BrowserWindow = Window & typeof globalThis;

/** Overlays above the page that an entry of the browser's history belongs to; the rest of the state is the router's. */
interface EntryState {
  readonly idx?: number;
  readonly key?: string;
  readonly overlays?: number;
}

type Entry = readonly [state: unknown, unused: string, url?: string | URL | null];
type Listener = (event: Event) => void;

/** History of overlays, and the window that the router has to be made with so that it never sees their entries. */
export interface PageHistory extends OverlayHistory {
  readonly window: BrowserWindow;
  /** Called when another page, or the same at another address, is on the screen: what is still open gets its step again. */
  settle(): void;
}

/** Entries of the browser's history that belong to overlays, and what waits for one of them to be left. */
class OverlayEntries {
  readonly history: History;
  readonly open: { readonly close: () => void }[] = [];
  readonly #waiting: (() => void)[] = [];
  #isLeaving = false;
  #page: string;

  constructor(history: History) {
    this.history = history;
    this.#page = this.#pageNow();
  }

  get #state(): EntryState {
    return (this.history.state ?? {}) as EntryState;
  }

  get depth(): number {
    return this.#state.overlays ?? 0;
  }

  #pageNow(): string {
    const { idx, key } = this.#state;
    return `${idx ?? ''} ${key ?? ''}`;
  }

  #leave(entries: number): void {
    this.#isLeaving = true;
    this.history.go(-entries);
  }

  /** Brings the entries in line with what is open. */
  reconcile = (): void => {
    if (this.#isLeaving) return;
    if (this.depth > this.open.length) this.#leave(this.depth - this.open.length);
    else while (this.depth < this.open.length) this.#add();
  };

  #add(): void {
    this.history.pushState({ ...this.#state, overlays: this.depth + 1 }, '');
  }

  /** What the router writes waits until the browser has left the entries that are on their way out. */
  #write(act: () => void): void {
    if (this.#isLeaving) this.#waiting.push(act);
    else act();
    this.#page = this.#pageNow();
  }

  /** A page that is gone to from an overlay takes the place of its entries. */
  push(entry: Entry): void {
    this.#write(() => {
      if (this.depth === 0) return this.history.pushState(...entry);
      if (this.depth === 1) return this.history.replaceState(...entry);
      this.#waiting.push(() => this.history.pushState(...entry));
      this.#leave(this.depth);
    });
  }

  /** A new address of the page belongs to the page's own entry, under those of its overlays. */
  replace(entry: Entry): void {
    this.#write(() => {
      if (this.depth === 0) return this.history.replaceState(...entry);
      this.#waiting.push(() => this.history.replaceState(...entry), this.reconcile);
      this.#leave(this.depth);
    });
  }

  /** True when the browser has come to an entry of the same page, which is nothing that the router has to know. */
  arrive(): boolean {
    const wasLeaving = this.#isLeaving;
    this.#isLeaving = false;
    const isSamePage = this.#pageNow() === this.#page;
    const closing = isSamePage && !wasLeaving ? this.open.slice(this.depth) : [];
    const isHere = isSamePage && (wasLeaving || closing.length > 0 || this.depth > this.open.length);
    for (const act of this.#waiting.splice(0)) act();
    this.#page = this.#pageNow();
    if (!isHere) return false;
    for (const { close } of closing.reverse()) close();
    // An overlay that has to stay, because it is sending something, gets its step back.
    setTimeout(this.reconcile);
    return true;
  }
}

/** The browser's history as the router sees it. */
function historyOfPages(entries: OverlayEntries): History {
  return new Proxy(entries.history, {
    get(target, name) {
      if (name === 'pushState') return (...entry: Entry) => entries.push(entry);
      if (name === 'replaceState') return (...entry: Entry) => entries.replace(entry);
      if (name === 'go') return (pages = 0) => target.go(pages < 0 ? pages - entries.depth : pages);
      return Reflect.get(target, name, target) as unknown;
    },
  });
}

/** The window as the router sees it: told of a step in the history only where another page is meant. */
function windowOfPages(window: BrowserWindow, entries: OverlayEntries): BrowserWindow {
  const history = historyOfPages(entries);
  const heard = new Map<Listener, Listener>();
  const listen = (type: string, listener: Listener) => {
    const own: Listener = (event) => (type === 'popstate' && entries.arrive() ? undefined : listener(event));
    heard.set(listener, own);
    window.addEventListener(type, own);
  };
  const forget = (type: string, listener: Listener) => {
    window.removeEventListener(type, heard.get(listener) ?? listener);
    heard.delete(listener);
  };
  const own: Readonly<Record<PropertyKey, unknown>> = {
    history,
    addEventListener: listen,
    removeEventListener: forget,
  };
  return new Proxy(window, {
    get: (target, name) => own[name] ?? (Reflect.get(target, name, target) as unknown),
  });
}

/**
 * Each open overlay has an entry of its own above the entry of its page, at the same address. Back takes it away and
 * closes the overlay, closing the overlay takes the entry away, and no entry is left that leads to nothing.
 */
export function createOverlayHistory(window: BrowserWindow): PageHistory {
  const entries = new OverlayEntries(window.history);
  return {
    window: windowOfPages(window, entries),
    open(close) {
      const overlay = { close };
      entries.open.push(overlay);
      queueMicrotask(entries.reconcile);
      return () => {
        const at = entries.open.indexOf(overlay);
        if (at >= 0) entries.open.splice(at, 1);
        queueMicrotask(entries.reconcile);
      };
    },
    settle: entries.reconcile,
  };
}
