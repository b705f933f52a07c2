import type { BackendContext } from './context.ts';
import type { BackendModule } from './module.ts';
import { registerModules } from './register-modules.ts';

/** Every module's own records, then what goes through the modules together. */
export async function seedAll(context: BackendContext, modules: readonly BackendModule[]): Promise<void> {
  registerModules(context, modules);
  for (const module of modules) await module.seed?.(context);
  for (const module of modules) await module.seedThrough?.(context, modules);
}
