import { expect, test, type Page } from 'playwright/test';
import { apiOf, signIn } from '../support/api.ts';
import { readDocumentParts } from '../support/document-parts.ts';
import { languageFindings } from '../support/language.ts';
import { attributeOf, elementsOf, ownTextOf, readHtml } from '../support/html.ts';
import { inLocale } from '../support/pages.ts';

/** Every address that the contract names (spec section 2), with a record where it takes one, and the pages of flights, trains and whole trips. */
const ADDRESSES =
  `/ /blog /cart /category /dashboard /enquiry /forgot-password /help /login /maintenance /menu /order /passwordreset
  /payment /popular /product /promotion /register /widget /dashboard/member /dashboard/member/detail /dashboard/order
  /dashboard/order/detail /dev/font /forgot-password/verification /hotel/checkout /hotel/detail /hotel/list
  /member/history /member/itinerary /member/profile /payment/process /promotion/checkout /promotion/detail
  /promotion/detail/heritage-of-java /register/basic /register/create-password /register/premium /register/success
  /register/verification /tour/checkout /tour/detail /tour/list /transport/detail /transport/list /venue/checkout /venue/detail
  /venue/list /venue/list/return /blog/category /blog/category/food /blog/category/promo /blog/tag /blog/tag/bali /category/page
  /category/page/bali /enquiry/detail /enquiry/detail/group-enquiry /menu/page /menu/page/about /blog/nyepi-in-bali
  /enquiry/group-enquiry /passwordreset/a-token /popular/bali /product/sim-card-indonesia /promotion/heritage-of-java
  /product?page=activities /enquiry?page=groups-and-companies /promotion?page=collections /product/1-seaside-stays
  /flight/list /flight/checkout /flight/eticket /train/list /train/checkout /train/eticket /trip /my-data /plane-or-train`.split(
    /\s+/,
  );
/** The rooms of a hotel are a part of its page. */
const SENT_ON = { '/hotel/room': '/hotel/detail#rooms' };

test('every address of the contract answers with a page of its own in both languages', async ({ request }) => {
  for (const locale of ['en', 'id'] as const) {
    for (const address of ADDRESSES.map((each) => inLocale(locale, each))) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect.soft([address, answer.status()]).toEqual([address, 200]);
      const elements = elementsOf(readHtml(await answer.text()));
      const find = (tag: string) => elements.find(({ tagName }) => tagName === tag)!;
      expect.soft(attributeOf(find('html'), 'lang'), address).toBe(locale);
      // A page for members and of what only the browser has comes without its contents, and with its title.
      expect.soft(ownTextOf(find('title')), address).not.toBe('');
    }
    for (const [address, target] of Object.entries(SENT_ON)) {
      const answer = await request.get(inLocale(locale, address), { maxRedirects: 0 });
      expect.soft(answer.headers()['location']).toBe(inLocale(locale, target));
    }
  }
});

interface Found {
  /** Addresses that did not answer with a page, and where their link stands. */
  readonly lost: string[];
  readonly findings: string[];
  readonly asked: Set<string>;
}

/** Path and names of the query: what else stands in it chooses among pages of one kind. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}

/** Follows every link that documents have, from home on, as somebody without script does. */
async function followLinks(page: Page, locale: 'en' | 'id', token?: string): Promise<Found> {
  const cookie = `i18n_redirected=${locale}${token ? `; auth._token.local=${encodeURIComponent(token)}` : ''}`;
  const found: Found = { lost: [], findings: [], asked: new Set() };
  const waiting = [{ address: inLocale(locale, '/'), from: '' }];
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next;
      const answer = await page.request.get(address, { headers: { cookie }, maxRedirects: 0 });
      if (answer.status() !== 200) found.lost.push(`${answer.status()} ${address} from ${from}`);
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
      const { links, texts } = await readDocumentParts(page, await answer.text());
      if (locale === 'id')
        found.findings.push(...languageFindings({ en: [], id: texts }).map((each) => `${address}: ${each}`));
      for (const link of links) {
        const path = link.split('#')[0]!;
        if (found.asked.has(kindOf(path)) || /^\/(media|r|api)\//.test(path)) continue;
        // The other language is walked by itself.
        if (/^\/id(\/|\?|$)/.test(path) !== (locale === 'id')) continue;
        found.asked.add(kindOf(path));
        waiting.push({ address: path, from: address });
      }
    }
  };
  await walk();
  return found;
}

test('every link from home leads to a page', async ({ page }) => {
  const { lost, asked } = await followLinks(page, 'en');
  expect(lost).toEqual([]);
  expect(asked.size).toBeGreaterThan(150);
});

test('every link of a member leads to a page, and none of them has a sentence in English under /id', async ({
  page,
  baseURL,
}) => {
  const token = await signIn(apiOf(baseURL!), 'member@wisata.test');
  const { lost, findings, asked } = await followLinks(page, 'id', token);
  expect(lost).toEqual([]);
  expect(findings).toEqual([]);
  expect(asked.size).toBeGreaterThan(150);
});
