export { promoModule } from './module.ts';
