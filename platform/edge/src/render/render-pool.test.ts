import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RenderRequest } from '@wisata/kernel/rendering';
import { createComposer, type DocumentComposition } from '../composition.ts';
import { stopAll, makeLiveData, whenStopped } from '../edge.fixture.ts';
import { NOTHING_RELEASED } from '@wisata/registry/release-state';
import { createReleaseCheck } from '../release-check.ts';
import { NO_VISITOR_OVERRIDES } from '../selection.ts';
import { createRenderPool } from './render-pool.ts';
import { remoteFiles, shellFiles } from './rendering.fixture.ts';

const VERSIONS = ['1.0.0-hotel', '1.0.1-hotel', '1.0.2-hotel', '1.0.3-hotel'];
let compositions: DocumentComposition[];
let pool: ReturnType<typeof createRenderPool>;

beforeAll(async () => {
  const data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  for (const version of VERSIONS.slice(1)) await data.publish('hotel', version, remoteFiles);
  const { store } = data.registry.running.context;
  const composer = createComposer({ store, check: createReleaseCheck(store), report: () => undefined });
  const lives = VERSIONS.map((hotel) => ({
    revision: 1,
    states: {
      shell: { ...NOTHING_RELEASED, stable: '1.0.0-shell' },
      hotel: { ...NOTHING_RELEASED, stable: hotel },
    },
  }));
  // A busy machine may read longer than a document waits.
  for (const live of lives) await composer.prepare(live);
  await composer.settled();
  compositions = await Promise.all(lives.map((live) => composer.compose(live, NO_VISITOR_OVERRIDES)));
  pool = createRenderPool(store, () => undefined);
  whenStopped(() => pool.end());
});

afterAll(stopAll);

const request = { url: 'https://wisata.test/help', locale: 'en', nowMs: 0 } as RenderRequest;
const renderedBy = async (composition: DocumentComposition) => {
  const rendering = await pool.render(composition, request);
  return rendering.kind === 'browser' ? rendering.reason : rendering.kind;
};

test('compositions that are kept have their threads; of all others one more is begun, and then none for a while', async () => {
  const [live, first, ...others] = compositions;
  pool.keep([live!]);
  await pool.warm();
  expect(await renderedBy(live!)).toBe('page');
  while ((await renderedBy(first!)) !== 'page');
  expect(await Promise.all(others.map(renderedBy))).toEqual(['busy', 'busy']);
  expect(await Promise.all([live!, first!].map(renderedBy))).toEqual(['page', 'page']);
});
