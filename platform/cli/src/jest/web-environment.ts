import JsdomEnvironment from 'jest-environment-jsdom';
import { answerStylesByKind } from './computed-style.ts';

// jsdom has none of these, and react-router cannot do without them.
const MISSING = [
  ...['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'],
];
// Node's Request takes only Node's own signals, so jsdom's have to give way.
const REPLACED = ['AbortController', 'AbortSignal'];

type Globals = Record<string, unknown>;
const OF_NODE = globalThis as unknown as Globals;

/** What a pointer says beside what a mouse says; jsdom knows mice only. */
function pointerEvents({ MouseEvent: OfMouse }: typeof globalThis) {
  return class PointerEvent extends OfMouse {
    // An event may be given to copy: what it says stands on its prototype, and would be lost in a copy of its own fields.
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      const { pointerId = 0, pointerType = '', isPrimary = false } = init;
      Object.assign(this, { pointerId, pointerType, isPrimary });
    }
  };
}

/** A page as jsdom makes it, with pointers and the web APIs of Node that it lacks. */
// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment by its default export.
export default class WebEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const globals = this.global as unknown as Globals;
    for (const name of MISSING) globals[name] ??= OF_NODE[name];
    globals['PointerEvent'] ??= pointerEvents(this.global as unknown as typeof globalThis);
    for (const name of REPLACED) globals[name] = OF_NODE[name];
    answerStylesByKind(this.global);
  }
}
