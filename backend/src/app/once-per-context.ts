import type { BackendContext } from './context.ts';

/** Makes a thing when a context first asks for it and keeps it as long as that context. */
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
