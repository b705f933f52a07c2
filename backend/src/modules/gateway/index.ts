import type { BackendModule } from '../../app/module.ts';
import { gatewayJobs, rememberShopOrigin } from './delivery.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { gatewayMigrations } from './tables.ts';

export { cancelCharge, openCharge } from './charge.service.ts';
export { isGenuine, SIGNATURE_HEADER, signBody } from './signature.ts';
export type { GatewayTables } from './tables.ts';

export const gatewayModule: BackendModule = {
  name: 'gateway',
  migrations: gatewayMigrations,
  routes: gatewayRoutes,
  jobs: gatewayJobs,
  plugin: rememberShopOrigin,
};
