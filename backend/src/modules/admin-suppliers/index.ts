export { adminSuppliersModule } from './module.ts';
