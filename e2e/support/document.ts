import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { findById, ownTextOf, readHtml } from './html.ts';

/** What a document says about the releases it is made of: revision, and version by package. */
export interface Released {
  readonly revision: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** A document that costs the server next to nothing. */
const PLAIN_PAGE = '/maintenance';

/** Reads the composition that the edge server wrote into a document. */
export async function readReleased(request: APIRequestContext, url: string): Promise<Released> {
  const html = await (await request.get(new URL(PLAIN_PAGE, url).href)).text();
  const { composition } = JSON.parse(ownTextOf(findById(readHtml(html), 'wisata-document')!)) as {
    composition: { revision: number; shell: { version: string }; remotes: Record<string, { version: string }> };
  };
  const { revision, shell, remotes } = composition;
  const versions = Object.entries({ shell, ...remotes }).map(([name, { version }]) => [name, version] as const);
  return { revision, versions: Object.fromEntries(versions) };
}

/** Remembers which version of which remote a page fetches files of, `hotel@1.0.0-3f2a`. */
export function watchReleases(page: Page): () => readonly string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/r\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name && version) seen.add(`${name}@${version}`);
  });
  return () => [...seen];
}

/** The page is there: its layout stands, its heading is visible, and nothing says that it failed. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /resting for a moment|sedang istirahat|An error occurred|404 Not Found/ }),
  ).toHaveCount(0);
}
