export { VENUES } from './data/venue-table.ts';
export { venueModule } from './module.ts';
