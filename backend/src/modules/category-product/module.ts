import { CATEGORY_PRODUCT_REFUSALS } from '@wisata/kernel/contracts/category-product-refusals';
import { PRODUCT_SERVICES } from '@wisata/kernel/contracts/category-product-sale';
import type { BackendModule } from '../../app/module.ts';
import { bookingServices } from '../bookings/index.ts';
import { registerPictures } from '../media/index.ts';
import { categoryProductRoutes } from './category-product.routes.ts';
import { addressesUnder } from './pictures.ts';
import { createProductService } from './service.ts';
import { categoryProductMigrations } from './tables.ts';

export const categoryProductModule: BackendModule = {
  name: 'category-product',
  refusals: CATEGORY_PRODUCT_REFUSALS,
  after: ['bookings'],
  migrations: categoryProductMigrations,
  register(context) {
    for (const service of PRODUCT_SERVICES)
      bookingServices(context).set(service, createProductService(context, service));
    registerPictures(context, addressesUnder);
  },
  routes: categoryProductRoutes,
};
