import type { BackendContext } from '../../app/context.ts';
import type { BackendModule } from '../../app/module.ts';
import { gatewayJobs, rememberShop } from './delivery.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { gatewayMigrations } from './tables.ts';

/** Its pages let anybody confirm a payment, so the module is there only in test mode. */
const isInUse = ({ config }: BackendContext) => !config.production && config.settings.PAYMENT_GATEWAY === 'bundled';

export const gatewayModule: BackendModule = {
  name: 'gateway',
  migrations: gatewayMigrations,
  routes: (context) => (isInUse(context) ? gatewayRoutes : []),
  jobs: gatewayJobs,
  plugin: rememberShop,
};
