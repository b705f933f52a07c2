import { afterAll, expect, test } from '@jest/globals';
import type { RenderRequest } from '@wisata/kernel/rendering';
import type { DocumentComposition } from './composition.ts';
import { readEdgeConfig } from './config.ts';
import { ask, stopAll, makeLiveData, startApi, startEdge } from './edge.fixture.ts';
import { createPages, type PageRequest } from './pages.ts';
import { createPins } from './pins.ts';
import { renderedBy, remoteFiles, shellFiles } from './render/rendering.fixture.ts';

afterAll(stopAll);

const SHELL = { version: '1.0.0', base: '/r/shell/1.0.0/', scripts: [], styles: [], preloads: [], integrity: {} };
const COMPOSITION: DocumentComposition = {
  revision: 1,
  shell: { ...SHELL, cohort: 'stable' },
  remotes: {},
  offered: { services: [], descriptions: {}, owners: {} },
  withdrawn: [],
  knowsAllPages: true,
};

const NO_FILES = { styles: [], scripts: [] };

const pageRequestFor = (address: string): PageRequest => ({
  composition: COMPOSITION,
  overrides: new Map(),
  address,
  locale: 'en',
  path: '/help',
  owner: undefined,
  theme: undefined,
  told: {},
  token: undefined,
  apiHeaders: {},
});

/** Pages of a renderer that answers for one address alone and holds all others. */
function holdRenderer(address: string) {
  const asked: RenderRequest[] = [];
  const pages = createPages({
    config: readEdgeConfig({ BASE_URL: 'https://wisata.test', DATA_DIR: '/nowhere' }),
    pool: {
      render: (_composition, request) => {
        asked.push(request);
        if (!request.url.endsWith(address)) return new Promise(() => undefined);
        return Promise.resolve({
          kind: 'page',
          status: 200,
          html: 'all of it',
          head: { title: 'Help', canonical: 'https://wisata.test/help' },
          slots: [],
          problems: [],
          isWhole: true,
          state: { data: [], page: { remote: 'content', path: 'help' } },
        });
      },
    },
    pins: createPins('secret'),
    findFiles: { rendered: async () => NO_FILES, awaited: async () => NO_FILES },
    readSheets: async (files) => files,
    report: () => undefined,
  });
  return { asked, pages };
}

test('a page that is kept is given at once beside a crowd of others, and who is too many is refused before any work', async () => {
  const { asked, pages } = holdRenderer('/help');
  await pages.get(pageRequestFor('/help'));
  expect(asked).toHaveLength(1);
  const refused: unknown[] = [];
  const crowd = [...Array(260).keys()].map((index) =>
    pages.get(pageRequestFor(`/help?n=${index}`)).catch((error: unknown) => refused.push(error)),
  );
  expect((await pages.get(pageRequestFor('/help'))).cache).toBe('hit');
  await Promise.all(crowd.slice(250));
  expect(refused).toEqual(Array(10).fill(expect.objectContaining({ statusCode: 503 })));
  // At most one was let in meanwhile at each turn of the event loop, and there was none between these lines.
  expect(asked).toHaveLength(1);
});

test('a kept page, a call and a file are answered while all that renders is held', async () => {
  const data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  const api = await startApi((_request, response) => response.end('{"status":true}'));
  const edge = await startEdge(data.dataDir, { API_BASE_URL: api });
  while (renderedBy(await ask(edge, '/help')) !== 'server');
  const crowd = [...Array(60).keys()].map((index) =>
    ask(edge, `/help?do=wait&n=${index}`, { headers: { 'accept-encoding': 'br' } }),
  );
  await Promise.any(crowd);
  const others = await Promise.all(['/help', '/api/v1/menu', '/robots.txt'].map((path) => ask(edge, path)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(renderedBy(others[0]!)).toBe('server');
  expect(others[1]!.text).toBe('{"status":true}');
  const answers = await Promise.all(crowd);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter((answer) => !String(renderedBy(answer)).startsWith('browser;'))).toEqual([]);
  // Packing what was made for want of room would take that room from the others.
  const bare = answers.filter((answer) => renderedBy(answer) === 'browser;busy');
  expect(bare.map(({ headers }) => headers['content-encoding'])).toEqual(bare.map(() => undefined));
});
