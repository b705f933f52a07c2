import type { BackendContext } from '../../app/context.ts';
import type { BackendModule } from '../../app/module.ts';
import { gatewayJobs, rememberShopOrigin } from './delivery.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { gatewayMigrations } from './tables.ts';

/** Whoever reaches its pages decides whether money has come, so it is there only where no money is meant. */
const isInUse = ({ config }: BackendContext) =>
  !config.production && ['', 'bundled'].includes(config.env.PAYMENT_GATEWAY ?? '');

export const gatewayModule: BackendModule = {
  name: 'gateway',
  migrations: gatewayMigrations,
  routes: (context) => (isInUse(context) ? gatewayRoutes : []),
  jobs: gatewayJobs,
  plugin: rememberShopOrigin,
};
