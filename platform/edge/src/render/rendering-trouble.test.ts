import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ask,
  cookieFrom,
  dataOf,
  stopAll,
  makeLiveData,
  startEdge,
  type Answer,
  type TestData,
} from '../edge.fixture.ts';
import { renderedBy, remoteFiles, shellFiles } from './rendering.fixture.ts';

let data: TestData;
let edge: string;
const page = (target: string, headers: Record<string, string> = {}) => ask(edge, target, { headers });

/** Asks until the page comes rendered; a renderer that was lost has to come back. */
async function untilRendered(target = '/help'): Promise<Answer> {
  const endsAt = Date.now() + 40_000;
  for (let answer = await page(target); ; answer = await page(target)) {
    if (renderedBy(answer) === 'server') return answer;
    expect(Date.now()).toBeLessThan(endsAt);
  }
}

beforeAll(async () => {
  data = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  edge = await startEdge(data.dataDir);
});

afterAll(stopAll);

describe('what cannot be rendered is left to the browser', () => {
  test.each([
    ['leave', 'browser;page'],
    ['crash', 'browser;failed'],
    ['wait', 'browser;slow'],
  ])('%s', async (act, how) => {
    const answer = await page(`/help?do=${act}`);
    expect([answer.status, renderedBy(answer)]).toEqual([200, how]);
    expect(answer.text).toContain('<div id="app" data-drawn-by="browser">');
    expect(dataOf(answer.text)).not.toHaveProperty('rendered');
    expect(renderedBy(await untilRendered())).toBe('server');
  });

  test('when more ask for different pages than can be rendered in time: some are rendered, the others do not wait', async () => {
    const answers = await Promise.all([...Array(40).keys()].map((index) => page(`/help?do=work&n=${index}`)));
    // Busy is the answer to who was not let into the line. In a line of a machine with other work some may be too late.
    expect(answers.map(renderedBy)).toEqual(expect.arrayContaining(['server', 'browser;busy']));
  });

  test('pages that wait for everything on them leave the others their turns, and are given up in the end', async () => {
    const waiting = Promise.all([...Array(20).keys()].map((index) => page(`/help?do=wait&n=${index}&script=off`)));
    expect(renderedBy(await page('/help?beside=1'))).toBe('server');
    expect(new Set((await waiting).map(renderedBy))).toEqual(new Set(['browser;busy', 'browser;slow']));
  });

  test.each(['die', 'hang', 'grow'])(
    'a thread that is told to %s fails nobody, and another takes its place',
    async (act) => {
      await untilRendered();
      const load = [...Array(8).keys()].map((index) => page(`/help?${act}=${index}`));
      const answers = await Promise.all([page(`/help?do=${act}`), ...load]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(renderedBy(answers[0])).toMatch(/^browser;(worker|slow)$/);
      const back = await untilRendered(`/help?after=${act}`);
      expect(back.text).toMatch(/hotel 1\.0\.0-hotel [12]</);
    },
  );
});

test('another release is rendered by another thread, under load, and no page is of two releases', async () => {
  const own = await makeLiveData({ shell: shellFiles, hotel: remoteFiles });
  const other = await startEdge(own.dataDir);
  const versionOf = (text: string) => /hotel (\S+) \d+</.exec(text)?.[1];
  let isOver = false;
  const seen = new Set<string>();
  const visit = async (visitor: number) => {
    for (let count = 0; !isOver; count += 1) {
      const answer = await ask(other, `/help?v=${visitor}-${count}`);
      const { composition } = dataOf(answer.text);
      const rendered = versionOf(answer.text);
      expect(answer.status).toBe(200);
      if (rendered === undefined) continue;
      expect(rendered).toBe(composition.remotes['hotel']?.version);
      seen.add(rendered);
    }
  };
  const visitors = Promise.all([1, 2, 3].map(visit));
  /** However long that takes: it ends with the test's own time, or with a visitor who got a wrong page. */
  const untilSeen = async (version: string) => {
    while (!seen.has(version)) await Promise.race([ask(other, '/robots.txt'), visitors]);
  };
  await untilSeen('1.0.0-hotel');
  await own.publish('hotel', '1.0.0-next', remoteFiles);
  await untilSeen('1.0.0-next');
  seen.clear();
  await own.registry.ops.act('hotel', { kind: 'rollback', reason: 'worse' });
  await untilSeen('1.0.0-hotel');
  isOver = true;
  await visitors;
});

test("a developer's own server is left to the browser, and so is a shell without a build for the server", async () => {
  const bare = await makeLiveData();
  const other = await startEdge(bare.dataDir);
  expect(renderedBy(await ask(other, '/help'))).toBe('browser;cold');
  const token = (await readFile(path.join(data.dataDir, 'operator-token'), 'utf8')).trim();
  const local = await page('/ops/override?remote=hotel&version=http://localhost:3999/', {
    authorization: `Bearer ${token}`,
  });
  const cookie = cookieFrom(local, 'wisata_override');
  expect(renderedBy(await page('/help', { cookie }))).toBe('browser;own-server');
});
