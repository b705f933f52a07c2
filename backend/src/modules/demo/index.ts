import type { BackendModule } from '../../app/module.ts';
import { seedDemo } from './seed.ts';
import { USED_MODULES } from './used-modules.ts';

/** Last of all modules: what it seeds goes through the others. */
export const demoModule: BackendModule = { name: 'demo', seed: (context) => seedDemo(context, USED_MODULES) };
