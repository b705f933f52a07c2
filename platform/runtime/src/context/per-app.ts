import type { AppContext } from '@wisata/kernel/app-context';

/** Something of each app's own: a server has many at once. Made when it is first asked for. */
export function perApp<T>(make: () => T): (app: AppContext) => T {
  const kept = new WeakMap<AppContext, { readonly of: T }>();
  return (app) => {
    const known = kept.get(app) ?? { of: make() };
    kept.set(app, known);
    return known.of;
  };
}
