import type { BackendContext } from '../../app/context.ts';
import { bookingServices } from './registry.ts';
import type { StayShowcase } from './stay-showcase.ts';

const NO_STAYS: StayShowcase = {
  searchKeys: () => [],
  countByArea: () => [],
  findStay: () => undefined,
  describe: async () => [],
  describeAvailable: async () => [],
};

/** The stays of the service that sells stays; empty where no module does. */
export const staysOf = (context: BackendContext): StayShowcase =>
  [...bookingServices(context).values()].find(({ stays }) => stays)?.stays ?? NO_STAYS;
