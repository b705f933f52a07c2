import { MERCHANTS, type MerchantGroup } from './merchants.ts';

const FRAME = 'fill="none" stroke="#0b2447" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';

/** What stands for each kind of payment; the signs of banks and wallets belong to them. */
const EMBLEMS: Readonly<Record<MerchantGroup, string>> = {
  card: '<rect x="18" y="12" width="36" height="24" rx="4"/><path d="M18 20h36M24 29h9"/>',
  'virtual-account': '<path d="M18 20 36 11l18 9zM22 24v8M31 24v8M41 24v8M50 24v8M18 36h36"/>',
  qris: '<path d="M24 12h9v9h-9zM39 12h9v9h-9zM24 27h9v9h-9zM39 27h4M48 27v4M39 36h4M48 36v0"/>',
  'e-wallet': '<rect x="19" y="14" width="34" height="22" rx="4"/><path d="M43 22h10v7H43a3.5 3.5 0 0 1 0-7z"/>',
  retail: '<path d="M20 20l3-8h26l3 8M20 20a5 5 0 0 0 11 0 5 5 0 0 0 10 0 5 5 0 0 0 11 0M23 25v11h26V25"/>',
  paylater: '<circle cx="36" cy="24" r="12"/><path d="M36 17v7l5 3"/>',
};

export const logoPath = (productCode: string) => `/media/merchant/${productCode}.svg`;

/** A neutral picture of a way to pay, with the card's for what is not known. */
export function drawMerchantLogo(productCode: string): string {
  const merchant = MERCHANTS.find((known) => known.productCode === productCode);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 48" width="72" height="48" role="img">',
    `<title>${merchant?.productName ?? 'Payment'}</title>`,
    '<rect width="72" height="48" rx="8" fill="#eef3fb"/>',
    `<g ${FRAME}>${EMBLEMS[merchant?.group ?? 'card']}</g></svg>`,
  ].join('');
}
