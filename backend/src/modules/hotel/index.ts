export { hotelDocuments } from './documents/hotel-documents.ts';
export { hotelModule } from './module.ts';
