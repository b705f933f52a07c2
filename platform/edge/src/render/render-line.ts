import type { Rendering, RenderRequest } from '@wisata/kernel/rendering';

/** One thread renders one page after the other: more at once only makes all of them late. */
const MOST_AT_ONCE = 3;
/** Whoever would wait longer than the limit gets the browser's document at once. */
const MOST_IN_LINE = 9;
/** Visitors do not wait longer: the browser can render, too. */
const RENDER_LIMIT_MS = 1_200;
/** A page that has to be whole has no browser to render it. */
const WHOLE_LIMIT_MS = 3_000;
/** The thread goes on with what nobody waits for any more; its place is free when it answers, or after so long. */
const HOLD_LIMIT_MS = 3_000;

/** A document that the browser renders. */
export const inBrowser = (reason: string): Rendering => ({ kind: 'browser', reason });

/** The requests of one thread: a few under way, some in line, each with a time limit. */
export interface RenderLine {
  /** Never rejects: what cannot be rendered in time is left to the browser. */
  ask(request: RenderRequest, isRenewal?: boolean): Promise<Rendering>;
  answer(id: number, rendering: Rendering): void;
  isEmpty(): boolean;
  /** Leaves all of them to the browser. */
  giveUp(reason: string): void;
}

/** Parts of {@link createRenderLine}. */
interface LineParts {
  readonly send: (id: number, request: RenderRequest) => void;
  /** Something under way has taken too long. */
  readonly onLate: () => void;
  readonly onEmpty: () => void;
}

/** A page that has to be whole, one that all who ask for it wait for, and one of a single visitor. */
type Kind = 'whole' | 'renewal' | 'own';

interface Asked {
  readonly request: RenderRequest;
  readonly kind: Kind;
  readonly settle: (rendering: Rendering) => void;
  readonly timer: NodeJS.Timeout;
}

function kindOf({ isWhole = false }: RenderRequest, isRenewal: boolean): Kind {
  if (isWhole) return 'whole';
  return isRenewal ? 'renewal' : 'own';
}

const isWhole = ({ kind }: Pick<Asked, 'kind'>) => kind === 'whole';
const isRenewed = ({ kind }: Asked) => Number(kind === 'renewal');
const count = (all: ReadonlyMap<number, Asked>, isMeant: (asked: Asked) => boolean) =>
  [...all.values()].filter(isMeant).length;

/** Makes an empty one. */
export function createRenderLine({ send, onLate, onEmpty }: LineParts): RenderLine {
  const underWay = new Map<number, Asked>();
  const inLine = new Map<number, Asked>();
  let lastId = 0;

  function advance(): void {
    for (const [id, asked] of [...inLine].sort(([, one], [, other]) => isRenewed(other) - isRenewed(one))) {
      // Pages that have to be whole spend their time waiting, and take no turn from the others.
      if (count(underWay, (other) => isWhole(other) === isWhole(asked)) >= MOST_AT_ONCE) continue;
      inLine.delete(id);
      underWay.set(id, asked);
      send(id, asked.request);
    }
  }

  function answer(id: number, rendering: Rendering): void {
    const asked = underWay.get(id) ?? inLine.get(id);
    if (!asked) return;
    clearTimeout(asked.timer);
    underWay.delete(id);
    inLine.delete(id);
    asked.settle(rendering);
    advance();
    if (underWay.size + inLine.size === 0) onEmpty();
  }

  function giveUpLate(id: number): void {
    const asked = underWay.get(id);
    const late = inBrowser('slow');
    if (!asked) return answer(id, late);
    asked.settle(late);
    underWay.set(id, { ...asked, timer: setTimeout(() => answer(id, late), HOLD_LIMIT_MS) });
    onLate();
  }

  return {
    answer,
    isEmpty: () => underWay.size + inLine.size === 0,
    async ask(request, isRenewal = false) {
      const kind = kindOf(request, isRenewal);
      if (count(inLine, (asked) => asked.kind === kind) >= MOST_IN_LINE) return inBrowser('busy');
      const id = ++lastId;
      return new Promise((settle) => {
        const timer = setTimeout(() => giveUpLate(id), isWhole({ kind }) ? WHOLE_LIMIT_MS : RENDER_LIMIT_MS);
        inLine.set(id, { request, kind, settle, timer });
        advance();
      });
    },
    giveUp(reason) {
      for (const id of [...inLine.keys(), ...underWay.keys()]) answer(id, inBrowser(reason));
    },
  };
}
