import type { BackendModule } from './module.ts';

/** By name, but a module after those that it names in `after`. @throws For a name that is not there and for a circle. */
export function sortModules(modules: readonly BackendModule[]): BackendModule[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const sorted = new Set<BackendModule>();
  const place = (name: string, way: readonly string[]) => {
    const module = byName.get(name);
    if (!module) throw new Error(`There is no module ${name}, which ${way.at(-1)} comes after`);
    if (way.includes(name)) throw new Error(`Modules come after each other: ${[...way, name].join(', ')}`);
    for (const other of module.after ?? []) place(other, [...way, name]);
    sorted.add(module);
  };
  for (const name of [...byName.keys()].sort()) place(name, []);
  return [...sorted];
}
