import { expect, test } from '@jest/globals';
import { Sheet } from './sheet.ts';
import { STUB } from './ticket-card.ts';

test('every order ID stays on one line of the stub, however wide its letters are', async () => {
  const sheet = await Sheet.begin({ title: 'Voucher', author: 'wisata', lang: 'en', createdAt: new Date(0) });
  const style = { size: 16, weight: 'heavy', align: 'center', tracking: 1 } as const;
  const lineOf = (size: number) => sheet.heightOf('1', STUB.width, { ...style, size });
  // From the narrowest to the widest in steps of one letter.
  for (let wide = 0; wide <= 8; wide += 1) {
    for (const letter of 'MQGN') {
      const code = `WS${'W'.repeat(wide)}${letter.repeat(8 - wide)}`;
      const fitted = sheet.fitted(code, STUB.width, style, 11);
      expect([code, sheet.heightOf(code, STUB.width, fitted)]).toEqual([code, lineOf(fitted.size ?? 0)]);
    }
  }
  await sheet.finish();
});
