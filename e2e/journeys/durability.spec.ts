import { expect, test } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { bookAndPay, bookRoom, findOrder, freshEmail, startPayment } from '../support/bookings.ts';
import { startOwnSite, withDataFolder } from '../support/own-site.ts';

/** A laptop needs about five seconds; a busy test machine gets more. */
const READY_WITHIN_MS = 30_000;

test('bookings and payments survive a kill of every process, and the next start builds nothing', async () => {
  test.setTimeout(180_000);
  await withDataFolder('durability', async (dataDir) => {
    const first = await startOwnSite(dataDir);
    const before = apiOf(first.url);
    const unpaid = await bookRoom(before, { email: freshEmail('unpaid') });
    const paid = await bookAndPay(before, { email: freshEmail('paid') });
    await expect.poll(async () => (await findOrder(before, paid)).carts[0]?.status_issue).toBe('issued');
    const known = [await findOrder(before, unpaid), await findOrder(before, paid)];

    await first.kill();
    await expect(fetch(first.url)).rejects.toThrow();

    const second = await startOwnSite(dataDir);
    try {
      test.info().annotations.push({ type: 'start after kill', description: `${Math.round(second.startedInMs)} ms` });
      expect(second.startedInMs).toBeLessThan(READY_WITHIN_MS);
      expect(second.output()).toContain('is up to date');
      expect(second.output()).not.toContain('built ');
      const after = apiOf(second.url);
      expect([await findOrder(after, unpaid), await findOrder(after, paid)]).toEqual(known);
      expect((await startPayment(after, unpaid)).payPath).toMatch(/^\/gateway\/pay\//);
    } finally {
      await second.stop();
    }
  });
});
