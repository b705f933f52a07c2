export { venueModule } from './module.ts';
