export { flightDocuments } from './documents/flight-documents.ts';
export { flightModule } from './module.ts';
