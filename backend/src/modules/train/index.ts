export { trainModule } from './module.ts';
