import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentOf } from './document.fixture.ts';
import { ask, dataOf, stopAll, makeLiveData, startEdge, type TestData } from './edge.fixture.ts';

let data: TestData;
let edge: string;

beforeAll(async () => {
  data = await makeLiveData();
  await data.publish('shell', '2.0.0-two');
  edge = await startEdge(data.dataDir);
});

afterAll(stopAll);

const shellOf = async (cookie: string) =>
  dataOf((await ask(edge, '/', { headers: { cookie } })).text).composition.shell;

test('a script inside the document, the only one that may run there, listens before the shell can start', async () => {
  const { text, headers } = await ask(edge, '/');
  const [shell, ...others] = documentOf(text).querySelectorAll<HTMLScriptElement>('script[src]');
  expect([shell!.getAttribute('src'), shell!.defer, others]).toEqual(['/r/shell/2.0.0-two/shell.11.js', true, []]);
  const [own, ...more] = documentOf(text).querySelectorAll<HTMLScriptElement>('script:not([src], [type])');
  expect([{ ...own!.dataset }, more]).toEqual([{ shell: '2.0.0-two', base: '/r/shell/2.0.0-two/' }, []]);
  const hash = createHash('sha256').update(own!.textContent).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

describe('a browser in which a shell could not start', () => {
  test('gets the one that stands behind it', async () => {
    expect(await shellOf('')).toEqual({ version: '2.0.0-two', cohort: 'stable' });
    expect(await shellOf('wisata_rescue=2.0.0-two:network')).toEqual({ version: '1.0.0-shell', cohort: 'stable' });
  });

  test.each(['wisata_rescue=9.9.9:network', 'wisata_rescue=', 'wisata_rescue=../..:x', 'wisata_rescue=2.0.0-two'])(
    'asks for nothing else with its cookie: %s',
    async (cookie) => {
      expect((await shellOf(cookie)).version).toBe('2.0.0-two');
    },
  );

  test('may tell of the shell that it gave up', async () => {
    const runs = 'shell@1.0.0-shell,shell@2.0.0-two';
    const cookie = `wisata_rescue=2.0.0-two:network; ${data.cookieOf('visitor-number-1-of-many')}`;
    const answer = await ask(edge, `/revision?runs=${runs}`, { headers: { cookie } });
    const { beacon, shell } = JSON.parse(answer.text) as { beacon: { token: string }; shell: string };
    expect(beacon.token).toContain('shell@2.0.0-two=s');
    expect(shell).toBe('1.0.0-shell');
  });
});
