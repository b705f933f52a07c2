export { cancelCharge, openCharge } from './charge.service.ts';
export { isGenuine, SIGNATURE_HEADER, signBody } from './signature.ts';
export { gatewayModule } from './module.ts';
