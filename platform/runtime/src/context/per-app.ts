import type { AppContext } from '@wisata/kernel/app-context';

/** Something of each app's own: a server has many at once. Made when it is first asked for. */
export function perApp<T extends object>(make: () => T): (app: AppContext) => T {
  const kept = new WeakMap<AppContext, T>();
  return (app) => {
    const known = kept.get(app) ?? make();
    kept.set(app, known);
    return known;
  };
}
