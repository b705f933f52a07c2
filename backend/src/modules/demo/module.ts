import type { BackendModule } from '../../app/module.ts';
import { seedDemo } from './seed.ts';

export const demoModule: BackendModule = { name: 'demo', seedThrough: seedDemo };
