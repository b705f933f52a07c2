export { addItem } from './itinerary.service.ts';
export { itineraryModule } from './module.ts';
