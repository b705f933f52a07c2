import type { BackendContext } from '../../app/context.ts';
import { bundledGateway } from './gateways/bundled.ts';
import { midtransGateway } from './gateways/midtrans.ts';
import { MERCHANTS } from './merchants.ts';
import type { Merchant } from './merchants.ts';
import type { PaymentGateway } from './port.ts';

const GATEWAYS: Readonly<Record<string, PaymentGateway>> = { bundled: bundledGateway, midtrans: midtransGateway };

/** The provider that `PAYMENT_GATEWAY` names. */
export function getGateway(context: BackendContext): PaymentGateway {
  const name = context.config.settings.PAYMENT_GATEWAY;
  const gateway = GATEWAYS[name];
  if (!gateway) throw new Error(`PAYMENT_GATEWAY=${name} is unknown; known: ${Object.keys(GATEWAYS).join(', ')}`);
  return gateway;
}

/** Stops the start, not the first payment, when the provider cannot work as it is configured. */
export function checkGateway(context: BackendContext): void {
  getGateway(context).checkSettings?.(context);
}

/** The ways to pay that the provider in use really offers. */
export function searchMerchants(context: BackendContext): Merchant[] {
  const gateway = getGateway(context);
  return MERCHANTS.flatMap((merchant) => gateway.offer(merchant) ?? []);
}

/** A replaced charge is closed as soon as its provider listens; the job that was queued with the change tries again. */
export async function cancelChargesSoon(context: BackendContext, paymentIds: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(paymentIds.map((id) => getGateway(context).cancel(context, id)));
  for (const result of results) {
    if (result.status === 'rejected')
      context.log.warn({ err: result.reason as unknown }, 'the charge will be closed later');
  }
}
