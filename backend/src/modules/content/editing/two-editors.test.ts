import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestBackend, type LooseJson, type TestBackend } from '../../../testing.ts';
import { auditModule } from '../../audit/index.ts';
import { contentModule } from '../index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [auditModule, contentModule] });
});
afterAll(() => backend?.close());

const pathOf = (id: number) => `/api/v1/admin/content/faq/${id}`;
const call = (method: string, path: string, json?: object) =>
  backend.call(method, path, { as: 'content', ...(json ? { json } : {}) });
const open = async (path: string): Promise<LooseJson> => (await call('GET', path)).body.data;
const shown = async (path: string) => (await open(path)).live.body.question.en;

/** Saves another question, from what this editor had on the page. */
const save = (path: string, { live, draft }: LooseJson, question: string) =>
  call('PATCH', path, {
    revision: draft?.revision ?? 0,
    live,
    is_active: true,
    body: { ...(draft ?? live).body, question: { en: question, id: question } },
  });
const publish = (path: string, { draft }: LooseJson, at: string | null = null) =>
  call('POST', `${path}/publish`, { revision: draft.revision, publish_at: at });
const discard = (path: string, { draft }: LooseJson) => call('POST', `${path}/discard`, { revision: draft.revision });
const inSeconds = (seconds: number) => new Date(backend.clock.now().getTime() + seconds * 1000).toISOString();

test('who opened what was live does not write over what another has published since', async () => {
  const path = pathOf(1);
  const [first, second] = [await open(path), await open(path)];
  const saved = (await save(path, second, 'Of the second')).body.data;
  expect((await publish(path, saved)).status).toBe(200);
  const { status, body } = await save(path, first, 'Of the first');
  expect([status, body.code]).toEqual([409, 'DRAFT_CHANGED']);
  expect([await shown(path), (await open(path)).draft]).toEqual(['Of the second', null]);
  expect((await save(path, await open(path), 'Of the first')).status).toBe(200);
});

test('a draft that begins anew is not taken for the one that was opened before', async () => {
  const path = pathOf(2);
  const before = (await save(path, await open(path), 'Opened by both')).body.data;
  await discard(path, before);
  const anew = (await save(path, await open(path), 'Begun anew')).body.data;
  expect((await save(path, before, 'Written over it')).body.code).toBe('DRAFT_CHANGED');
  expect((await publish(path, before)).body.code).toBe('DRAFT_CHANGED');
  expect((await discard(path, before)).body.code).toBe('DRAFT_CHANGED');
  expect((await open(path)).draft).toEqual(anew.draft);
});

test('a draft from before revisions had a sequence is saved and published as it stands', async () => {
  const path = pathOf(3);
  await save(path, await open(path), 'Saved long ago');
  await sql`update content_drafts set revision = 1 where kind = 'faq' and id = 3`.execute(backend.context.db);
  const saved = (await save(path, await open(path), 'Saved again')).body.data;
  expect((await publish(path, saved)).status).toBe(200);
  expect(await shown(path)).toBe('Saved again');
});

test('a schedule that was thrown away shows nothing of the next one', async () => {
  const path = pathOf(4);
  const before = await shown(path);
  const first = (await save(path, await open(path), 'For noon')).body.data;
  await discard(path, (await publish(path, first, inSeconds(60))).body.data);
  const second = (await save(path, await open(path), 'For tonight')).body.data;
  expect((await publish(path, second, inSeconds(3600))).status).toBe(200);
  backend.clock.advance(61_000);
  // All jobs are due at once, those of the second schedule too: each still waits for its own instant.
  await sql`update jobs.job set start_after = now() where name = 'content.publish'`.execute(backend.context.db);
  await backend.drainJobs({ scheduled: true });
  expect(await shown(path)).toBe(before);
  backend.clock.advance(3_540_000);
  await backend.drainJobs({ scheduled: true });
  expect(await shown(path)).toBe('For tonight');
});
