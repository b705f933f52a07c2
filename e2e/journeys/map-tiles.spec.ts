import { expect, test } from 'playwright/test';
import { changeDocuments } from '../support/changed-document.ts';
import { HOTEL_DETAIL } from '../support/pages.ts';
import { smallTiles } from '../support/small-tiles.ts';
import { openStarted } from '../support/started.ts';

// A worker that takes over the page would fetch past what this journey answers.
test.use({ serviceWorkers: 'block' });

/** Colour of land in the drawn map. */
const LAND = [0xf2, 0xef, 0xe6, 0xff];

test("an operator's streets are drawn in the colours of the site, and their makers are named", async ({ page }) => {
  const file = smallTiles();
  await changeDocuments(page, (data) => {
    Object.assign((data as unknown as { config: object }).config, { mapTiles: '/map-tiles/region.pmtiles' });
  });
  await page.route('**/map-tiles/region.pmtiles', async (route) => {
    const [, first = '0', last = ''] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [];
    const body = file.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + body.length - 1}/${file.length}`;
    await route.fulfill({ status: 206, body, headers: { 'content-range': range, etag: '"one"' } });
  });
  await openStarted(page, HOTEL_DETAIL);
  const map = page.getByRole('region', { name: /^Map around/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('© OpenStreetMap contributors, Protomaps')).toBeVisible();
  const middle = () =>
    map
      .locator('canvas.leaflet-tile-loaded')
      .first()
      .evaluate((tile) => {
        const { width, height } = tile as HTMLCanvasElement;
        return [...(tile as HTMLCanvasElement).getContext('2d')!.getImageData(width / 2, height / 2, 1, 1).data];
      });
  await expect.poll(middle).toEqual(LAND);
});
