import { TestEnvironment } from 'jest-environment-jsdom';
import { answerStylesByKind } from './jest-computed-style.mjs';

// jsdom has none of these, and react-router cannot do without them.
const MISSING = [
  ...['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream'],
];
// Node's Request takes only Node's own signals, so jsdom's have to give way.
const REPLACED = ['AbortController', 'AbortSignal'];

/** What a pointer says beside what a mouse says; jsdom knows mice only. */
function pointerEvents({ MouseEvent }) {
  return class PointerEvent extends MouseEvent {
    // An event may be given to copy: what it says stands on its prototype, and would be lost in a copy of its own fields.
    constructor(type, init = {}) {
      super(type, init);
      const { pointerId = 0, pointerType = '', isPrimary = false } = init;
      Object.assign(this, { pointerId, pointerType, isPrimary });
    }
  };
}

/** A page as jsdom makes it, with pointers and the web APIs of Node that it lacks. */
export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.PointerEvent ??= pointerEvents(this.global);
    for (const name of REPLACED) this.global[name] = globalThis[name];
    answerStylesByKind(this.global);
  }
}
