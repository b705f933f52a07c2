import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CARD, BCA, createPayer } from '../../../testing/payer.ts';
import type { Payer } from '../../../testing/payer.ts';
import { signBody } from './index.ts';
import { documentOf } from '../../testing-html.ts';

let payer: Payer;

beforeEach(async () => {
  payer = await createPayer();
});
afterEach(() => payer.backend.close());

describe('the page', () => {
  test('shows number, exact amount, deadline with zone and steps for every channel', async () => {
    const { payment } = await payer.bookAndStart();
    const { status, body, headers } = await payer.get(payment.page);
    const text = (body as string).replaceAll('\u00a0', ' ');
    expect(status).toBe(200);
    expect(text).toMatch(/39010 \d{4} \d{4} \d{4}/);
    for (const fact of [
      'Rp. 5.384.000',
      '11:00 WIB',
      'Virtual account BCA',
      'WISATA SRI RAHAYU',
      'BCA mobile',
      'ATM BCA',
      'KlikBCA',
      'Other bank',
      'Test mode',
    ]) {
      expect(text).toContain(fact);
    }
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('speaks Indonesian to those who booked in it and returns them there', async () => {
    const { payment } = await payer.bookAndStart(BCA, {}, 'id');
    const { body } = await payer.get(payment.page);
    expect(documentOf(body).documentElement.lang).toBe('id');
    expect(body).toContain('Nomor virtual account');
    expect((await payer.act(payment, 'pay')).headers.get('location')).toBe(`/id/payment/process?id=${payment.id}`);
  });

  test('asking for the page again gives the same page; an unknown one is a 404', async () => {
    const { payment } = await payer.bookAndStart();
    const again = await payer.backend.call('POST', '/api/v1/merchant/redirect-url', {
      json: { id: payment.id, email: payer.email },
    });
    expect(again.body.data.redirect_url).toBe(payment.page);
    expect((await payer.get(`/gateway/pay/${'a'.repeat(32)}`)).status).toBe(404);
  });

  test('a title with markup in it stays text', async () => {
    const { payment } = await payer.bookAndStart(BCA, { title: '<img src=x onerror=alert(1)>' });
    const page = documentOf((await payer.get(payment.page)).body);
    expect([page.querySelector('img'), page.querySelector('dt')?.textContent]).toEqual([
      null,
      '<img src=x onerror=alert(1)>',
    ]);
  });

  test('QRIS shows a code instead of a number', async () => {
    const { payment } = await payer.bookAndStart({ bank_code: 'QRIS', product_code: 'QRIS' });
    const page = documentOf((await payer.get(payment.page)).body);
    expect(page.querySelector('svg[role=img]')).not.toBeNull();
    const link = page.querySelector('a[href$="/qr.png"]')?.getAttribute('href') ?? '';
    const picture = await payer.get(link);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(picture.bytes).subarray(1, 4).toString()).toBe('PNG');
  });

  test('a bank account has no code to save', async () => {
    const { payment } = await payer.bookAndStart();
    expect((await payer.get(`${payment.page}/qr.png`)).status).toBe(404);
  });
});

describe('a wallet', () => {
  const GOPAY = { bank_code: 'GOPAY', product_code: 'GOPAY' };

  test('is opened with the payment in it, beside the code and the amount, and approving there pays', async () => {
    const { booking, payment } = await payer.bookAndStart(GOPAY);
    const { body } = await payer.get(payment.page);
    expect(body).toContain('Save the code as a picture');
    const link = documentOf(body).querySelector('a.app');
    const address = link?.getAttribute('href') ?? '';
    expect([address, link?.textContent]).toEqual([`${payment.page}/app`, 'Open GoPay app']);
    const app = await payer.get(address);
    expect((app.body as string).replaceAll('\u00a0', ' ')).toMatch(/WISATA SRI RAHAYU asks.*Approve Rp\. \d/s);
    await payer.act(payment, 'pay');
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
    expect((await payer.get(`${payment.page}/app`)).headers.get('location')).toBe(payment.page);
  });

  test.each([
    ['a bank account', BCA],
    ['QRIS, which any app takes', { bank_code: 'QRIS', product_code: 'QRIS' }],
  ])('%s has no app of its own to open', async (_what, method) => {
    const { payment } = await payer.bookAndStart(method);
    expect(documentOf((await payer.get(payment.page)).body).querySelector('a.app')).toBeNull();
    expect((await payer.get(`${payment.page}/app`)).headers.get('location')).toBe(payment.page);
  });
});

describe('a card', () => {
  const typed = { number: '4811 1111 1111 1114', expiry: '12/28', cvc: '123', name: 'Sri Rahayu' };

  test("goes through the bank's question, and its number is kept nowhere", async () => {
    const { booking, payment } = await payer.bookAndStart(CARD);
    const challenge = await payer.post(`${payment.page}/card`, typed);
    expect(challenge.headers.get('location')).toBe(`${payment.page}/verify`);
    expect((await payer.get(`${payment.page}/verify`)).body).toContain('Visa 1114');
    expect((await payer.post(`${payment.page}/verify`, { code: '000000' })).status).toBe(422);
    expect((await payer.post(`${payment.page}/verify`, { code: '112233' })).headers.get('location')).toBe(
      `/payment/process?id=${payment.id}`,
    );
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
    const row = await payer.backend.context.db.selectFrom('gateway_charges').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('4811111111111114');
  });

  test.each([
    ['the bank declines it', { ...typed, number: '4911111111111113' }, ['112233']],
    ['three codes are wrong', typed, ['1', '2', '3']],
  ])('fails when %s', async (_why, form, codes) => {
    const { booking, payment } = await payer.bookAndStart(CARD);
    await payer.post(`${payment.page}/card`, form);
    for (const code of codes) await payer.post(`${payment.page}/verify`, { code });
    expect((await payer.reload(booking)).paymentStatus).toBe('failed');
  });

  test('with mistakes comes back with each one named and without the number', async () => {
    const { payment } = await payer.bookAndStart(CARD);
    const { status, body } = await payer.post(`${payment.page}/card`, {
      ...typed,
      number: '4811 1111 1111 1115',
      expiry: '01/20',
    });
    expect(status).toBe(422);
    expect(body).toContain('one digit is wrong');
    expect(body).toContain('no longer valid');
    expect(body).toContain('value="Sri Rahayu"');
    expect(body).not.toContain('4811 1111 1111 1115');
  });
});

describe('the callback', () => {
  test('is refused without a signature, with one of another body, or with an old one', async () => {
    const { booking, payment } = await payer.bookAndStart();
    const body = payer.message(payment, 'settled');
    for (const signature of ['', 't=1,v1=zz', signBody(payer.backend.context, '{}')]) {
      expect((await payer.send(body, signature)).status).toBe(401);
    }
    const old = signBody(payer.backend.context, body);
    payer.backend.clock.advance(11 * 60_000);
    expect((await payer.send(body, old)).status).toBe(401);
    expect((await payer.reload(booking)).paymentStatus).toBe('process');
  });

  test('with another amount or an unknown payment changes nothing', async () => {
    const { booking, payment } = await payer.bookAndStart();
    expect((await payer.notify(payment, 'settled', { amount_minor: 1 })).status).toBe(422);
    expect((await payer.notify(payment, 'settled', { currency: 'SGD' })).status).toBe(422);
    expect((await payer.notify({ ...payment, id: randomUUID() }, 'settled')).status).toBe(404);
    expect((await payer.reload(booking)).paymentStatus).toBe('process');
    expect((await payer.notify(payment, 'settled')).body.data.outcome).toBe('paid');
  });
});
