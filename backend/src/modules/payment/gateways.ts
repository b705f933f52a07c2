import type { BackendContext } from '../../app/module.ts';
import { bundledGateway } from './gateways/bundled.ts';
import type { PaymentGateway } from './port.ts';

const GATEWAYS: Readonly<Record<string, PaymentGateway>> = { bundled: bundledGateway };

/** The provider that `PAYMENT_GATEWAY` names; a name nobody knows stops the first payment, not silently the money. */
export function getGateway(context: BackendContext): PaymentGateway {
  const name = context.config.env.PAYMENT_GATEWAY || 'bundled';
  const gateway = GATEWAYS[name];
  if (!gateway) throw new Error(`PAYMENT_GATEWAY=${name} is unknown; known: ${Object.keys(GATEWAYS).join(', ')}`);
  return gateway;
}
