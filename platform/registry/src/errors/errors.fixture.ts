import { hashOf } from '../release-files.ts';
import { call, TOKENS } from '../registry.fixture.ts';
import type { BuildFiles, TestRegistry } from '../testing.ts';
import type { VersionErrors } from './error-figures.ts';

export const EDGE_SECRET = 'a secret of edges';
export const SOURCE = 'mfe-hotel/src/detail/price-card.tsx';

/** A source of so many lines. */
const linesOf = (length: number) => Array.from({ length }, (_none, at) => `const line${at + 1} = ${at + 1};`);

/** A build whose script has each line of its source on the same line, and says so in its map. */
export function mappedBuild(lines = linesOf(60), source = SOURCE): BuildFiles {
  const map = JSON.stringify({
    version: 3,
    sources: [source],
    sourcesContent: [lines.join('\n')],
    names: [],
    mappings: lines.map((_line, at) => (at === 0 ? 'AAAA' : 'AACA')).join(';'),
  });
  return {
    'client/remoteEntry.js': lines.join('\n'),
    'maps/remoteEntry.js.map': map,
    'server/source-maps.json': JSON.stringify({ 'remoteEntry.js': hashOf(Buffer.from(map)) }),
  };
}

/** An error of hotel 1.0.0 as an edge passes it on. */
export const errorOf = (more: Readonly<Record<string, unknown>> = {}) => ({
  visitor: 'v1',
  address: '203.0.113.7',
  at: new Date().toISOString(),
  kind: 'error',
  remote: 'hotel',
  version: '1.0.0',
  cohort: 'stable',
  page: '/hotel/:id',
  name: 'TypeError',
  message: 'price is undefined',
  frames: ['hotel/1.0.0/remoteEntry.js:42:7'],
  ...more,
});

/** Sends errors as an edge does. */
export const sendErrors = async ({ url }: TestRegistry, errors: readonly unknown[], secret = EDGE_SECRET) =>
  call(url, '/errors', { json: { errors }, headers: { 'x-edge-secret': secret } });

/** What somebody with a token reads of a version. */
export async function readErrorsOf({ url }: TestRegistry, version?: string): Promise<VersionErrors['errors']> {
  const query = version === undefined ? '' : `?version=${version}`;
  const answer = await call(url, `/packages/hotel/errors${query}`, { token: TOKENS.viewer });
  return (answer.body as { data: VersionErrors }).data.errors;
}
