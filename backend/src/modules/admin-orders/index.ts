export { adminOrdersModule } from './module.ts';
