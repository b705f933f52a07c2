export { hotelDocuments } from './documents/hotel-documents.ts';
export { hotelShowcase } from './showcase.ts';
export type { HotelWish, ShowcaseStay } from './showcase.ts';
export { hotelModule } from './module.ts';
