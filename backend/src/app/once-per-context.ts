import type { BackendContext } from './context.ts';

/** Makes a value at the first call for a context and keeps it for the context's life. */
export function oncePerContext<T>(make: (context: BackendContext) => T): (context: BackendContext) => T {
  const made = new WeakMap<BackendContext, T>();
  return (context) => {
    const known = made.get(context);
    if (known) return known;
    const thing = make(context);
    made.set(context, thing);
    return thing;
  };
}
