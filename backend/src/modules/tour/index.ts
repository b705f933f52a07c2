export { tourModule } from './module.ts';
export { bookVenue } from './booking.service.ts';
export { sendInquiry } from './inquiry.ts';
export { addressesUnder } from './pictures.ts';
export { productRoutes } from './product-routes.ts';
export type { ProductSource } from './product-source.ts';
export { createShopService } from './service.ts';
export type { Shop } from './shop.ts';
export { createTourSupplier } from './supplier.ts';
