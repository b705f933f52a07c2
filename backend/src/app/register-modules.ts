import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';

const done = new WeakSet<BackendContext>();

/** Lets each module register itself with this context, unless they have. */
export function registerModules(context: BackendContext, modules: readonly BackendModule[]): void {
  if (done.has(context)) return;
  done.add(context);
  for (const module of modules) module.register?.(context);
}
