import { MERCHANTS } from './merchants.ts';

const INK = '#0b2447';

/** The default of the contract, for what is not known. */
const CARD = `<g fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><rect x="18" y="12" width="36" height="24" rx="4"/><path d="M18 20h36M24 29h9"/></g>`;

export const logoPath = (productCode: string) => `/media/merchant/${productCode}.svg`;

/** Its short name as a word: the signs of banks and wallets belong to them. */
function drawWord(label: string): string {
  const size = label.length > 4 ? 17 : 20;
  const font = 'font-family="system-ui, sans-serif" font-weight="700"';
  return `<text x="36" y="24" dy=".35em" text-anchor="middle" ${font} font-size="${size}" fill="${INK}">${label}</text>`;
}

/** The tile of a way to pay, with the card's for what is not known. */
export function drawMerchantLogo(productCode: string): string {
  const merchant = MERCHANTS.find((known) => known.productCode === productCode);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 48" width="72" height="48" role="img">',
    `<title>${merchant?.productName ?? 'Payment'}</title>`,
    '<rect x=".75" y=".75" width="70.5" height="46.5" rx="8" fill="#fff" stroke="#dce2ea" stroke-width="1.5"/>',
    merchant && merchant.group !== 'card' ? drawWord(merchant.label) : CARD,
    '</svg>',
  ].join('');
}
