export { tourModule } from './module.ts';
export { bookVenue } from './booking.service.ts';
export { demoVisit } from './demo-visit.ts';
export { CATEGORIES, LOCATIONS, TYPES } from './data/masters.ts';
export {
  amountsOf,
  codeOf,
  codesOf,
  degreesOf,
  numberAs,
  picturesOf,
  readByProduct,
  rowOf,
  scheduleOf,
  textsOf,
} from './data/product-rows.ts';
export { BRING, FACILITIES, OPTIONS } from './data/product-words.ts';
export { REFUND_STEPS } from './data/terms.ts';
export { sendInquiry } from './inquiry.ts';
export { addressesUnder } from './pictures.ts';
export { productRoutes } from './product-routes.ts';
export type { ProductSource } from './product-source.ts';
export { createShopService } from './service.ts';
export type { Shop } from './shop.ts';
export { createTourSupplier } from './supplier.ts';
