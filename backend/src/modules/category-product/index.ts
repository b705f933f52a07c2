export { categoryProductModule } from './module.ts';
export { productShowcase } from './showcase.ts';
export type { ShowcaseProduct } from './showcase.ts';
