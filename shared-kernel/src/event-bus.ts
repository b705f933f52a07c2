import { CROSS_TAB_EVENTS } from './events.ts';
import type { EventBus, EventMap, EventName } from './events.ts';

/** The part of `window` (or of any EventTarget) that the bus uses. */
export interface BusTarget {
  addEventListener(type: string, listener: (event: object) => void): void;
  removeEventListener(type: string, listener: (event: object) => void): void;
  dispatchEvent(event: object): boolean;
}

/** The part of BroadcastChannel that the bus uses. */
export interface BusChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: object) => void): void;
}

/** What an event bus stands on. All parts are optional: a server has none of them. */
export interface EventBusOptions {
  /** `window` in a browser. Without it listeners of this one instance are called directly. */
  readonly target?: BusTarget;
  /** `new BroadcastChannel('wisata')`; the first channel of a window serves every bus on it. */
  readonly channel?: BusChannel;
  /** Told about a listener that threw; by default the browser's `reportError`. */
  readonly onError?: (error: unknown, name: EventName) => void;
}

/** Name of the BroadcastChannel that all tabs of the storefront share. */
export const EVENT_CHANNEL = 'wisata';

// A registered symbol, because two copies of this module on one page must find the same mark.
const CHANNEL_OF_WINDOW = Symbol.for('wisata.event-channel');

type Deliver = (payload: never) => void;

/**
 * Makes a bus. Buses on one target meet, whichever bundle made them, and each event reaches each listener once.
 * Events of {@link CROSS_TAB_EVENTS} also reach other tabs. A listener that throws does not stop the others.
 */
export function createEventBus(options: EventBusOptions = {}): EventBus {
  const { target, onError = reportToBrowser } = options;
  const local = new Map<string, Set<Deliver>>();

  const deliver = (name: EventName, payload: unknown) => {
    if (target) target.dispatchEvent(makeEvent(name, payload));
    else for (const listener of [...(local.get(name) ?? [])]) listener(payload as never);
  };
  const channel = joinChannel(options, deliver);

  return {
    publish(name, payload) {
      deliver(name, payload);
      if (channel && CROSS_TAB_EVENTS.includes(name)) tellOtherTabs(channel, name, payload, onError);
    },
    subscribe<N extends EventName>(name: N, listener: (payload: EventMap[N]) => void) {
      const guarded = (payload: EventMap[N]) => {
        try {
          listener(payload);
        } catch (error) {
          onError(error, name);
        }
      };
      return target ? listenOn(target, name, guarded) : addTo(local, name, guarded);
    },
  };
}

/** Sends and forgets: a channel that was closed when its page was put aside must not break the page. */
function tellOtherTabs(
  channel: BusChannel,
  name: EventName,
  payload: unknown,
  onError: (error: unknown, name: EventName) => void,
): void {
  try {
    channel.postMessage({ name, payload });
  } catch (error) {
    onError(error, name);
  }
}

/** One channel a window: a second one would receive the first one's events and deliver them twice. */
function joinChannel(
  { target, channel }: EventBusOptions,
  deliver: (name: EventName, payload: unknown) => void,
): BusChannel | undefined {
  const marked = target as { [CHANNEL_OF_WINDOW]?: BusChannel } | undefined;
  const existing = marked?.[CHANNEL_OF_WINDOW];
  if (existing || !channel) return existing;
  if (marked) marked[CHANNEL_OF_WINDOW] = channel;
  channel.addEventListener('message', (event: object) => {
    const message = (event as { data: unknown }).data;
    if (isMessage(message)) deliver(message.name, message.payload);
  });
  return channel;
}

function listenOn<N extends EventName>(
  target: BusTarget,
  name: N,
  listener: (payload: EventMap[N]) => void,
): () => void {
  const onEvent = (event: object) => listener((event as { detail: EventMap[N] }).detail);
  target.addEventListener(`wisata:${name}`, onEvent);
  return () => target.removeEventListener(`wisata:${name}`, onEvent);
}

function addTo(local: Map<string, Set<Deliver>>, name: string, listener: Deliver): () => void {
  const listeners = local.get(name) ?? new Set();
  local.set(name, listeners.add(listener));
  return () => void listeners.delete(listener);
}

function isMessage(value: unknown): value is { name: EventName; payload: object } {
  if (typeof value !== 'object' || value === null) return false;
  const { name, payload } = value as { name?: unknown; payload?: unknown };
  return CROSS_TAB_EVENTS.some((known) => known === name) && typeof payload === 'object' && payload !== null;
}

function makeEvent(name: EventName, payload: unknown): never {
  const { CustomEvent } = globalThis as unknown as {
    CustomEvent: new (type: string, init: { detail: unknown }) => never;
  };
  return new CustomEvent(`wisata:${name}`, { detail: payload });
}

function reportToBrowser(error: unknown): void {
  (globalThis as { reportError?: (error: unknown) => void }).reportError?.(error);
}
