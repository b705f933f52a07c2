import { expect, test } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { bookAndPay, bookRoom, findOrder, freshEmail, startPayment, type Booked } from '../support/bookings.ts';
import { startOwnSite, withDataFolder } from '../support/own-site.ts';

/** What the API knows of a booking, without the address of the site, which has another port after each start. */
async function findOrderAt(url: string, booked: Booked): Promise<unknown> {
  return JSON.parse(JSON.stringify(await findOrder(apiOf(url), booked)).replaceAll(url, 'https://wisata.test'));
}

test('bookings and payments survive a kill of every process, and the next start builds nothing', async () => {
  test.setTimeout(180_000);
  await withDataFolder('durability', async (dataDir) => {
    const first = await startOwnSite(dataDir);
    const before = apiOf(first.url);
    const unpaid = await bookRoom(before, { email: freshEmail('unpaid') });
    const paid = await bookAndPay(before, { email: freshEmail('paid') });
    await expect.poll(async () => (await findOrder(before, paid)).carts[0]?.status_issue).toBe('issued');
    const known = [await findOrderAt(first.url, unpaid), await findOrderAt(first.url, paid)];

    await first.kill();
    await expect(fetch(first.url)).rejects.toThrow();

    const second = await startOwnSite(dataDir);
    try {
      test.info().annotations.push({ type: 'start after kill', description: `${Math.round(second.startedInMs)} ms` });
      expect(second.output()).toContain('is up to date');
      expect(second.output()).not.toContain('built ');
      expect([await findOrderAt(second.url, unpaid), await findOrderAt(second.url, paid)]).toEqual(known);
      expect((await startPayment(apiOf(second.url), unpaid)).payPath).toMatch(/^\/gateway\/pay\//);
    } finally {
      await second.stop();
    }
  });
});
