import { expect, test } from '@jest/globals';
import { drawMerchantLogo, logoPath } from './merchant-logo.ts';
import { MERCHANTS } from './merchants.ts';

test('every way to pay has a picture that names it, and an unknown one has the card', () => {
  expect(new Set(MERCHANTS.map(({ productCode }) => drawMerchantLogo(productCode))).size).toBe(17);
  for (const { productCode, productName } of MERCHANTS) {
    expect(logoPath(productCode)).toBe(`/media/merchant/${productCode}.svg`);
    expect(drawMerchantLogo(productCode)).toContain(`<title>${productName}</title>`);
  }
  expect(drawMerchantLogo('BCAVA')).toMatch(/>BCA<\/text>/);
  const card = MERCHANTS.find(({ group }) => group === 'card')!;
  const inside = (svg: string) => svg.slice(svg.indexOf('<rect'));
  expect(inside(drawMerchantLogo('"><script>'))).toBe(inside(drawMerchantLogo(card.productCode)));
  expect(drawMerchantLogo('"><script>')).not.toContain('script');
});
