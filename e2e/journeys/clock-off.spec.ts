import { expect, test } from 'playwright/test';
import { apiOf } from '../support/api.ts';
import { bookRoom, findOrder, freshEmail } from '../support/bookings.ts';
import { inSight } from '../support/people.ts';

const HOUR_MS = 3_600_000;
/** Loading the page takes some of the time that is counted. */
const SLACK_SECONDS = 20;

const secondsOf = (text: string) => {
  const [, hours, minutes, seconds] = /(?:(\d+):)?(\d+):(\d+)/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
};

for (const offsetMs of [-HOUR_MS, HOUR_MS]) {
  test(`the countdown is right with a clock ${offsetMs < 0 ? 'an hour behind' : 'an hour ahead'}`, async ({
    page,
    baseURL,
  }) => {
    const api = apiOf(baseURL!);
    const booked = await bookRoom(api, { email: freshEmail('clock') });
    await page.addInitScript((email) => sessionStorage.setItem('aerowisata_guest_email', email), booked.email);
    await page.clock.install({ time: Date.now() + offsetMs });
    await page.goto(`/payment?booking=${booked.id}`);
    const timer = inSight(page.getByRole('timer'));
    await expect(timer).toContainText(/\d+:\d\d/);
    const shown = secondsOf(await timer.innerText());
    const { time_limit: limit } = (await findOrder(api, booked)).carts[0]!;
    expect(Math.abs(shown - (Date.parse(limit) - Date.now()) / 1000)).toBeLessThan(SLACK_SECONDS);
  });
}
