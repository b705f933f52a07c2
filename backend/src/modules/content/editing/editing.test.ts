import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestBackend, type LooseJson, type TestBackend } from '../../../testing.ts';
import { auditModule } from '../../audit/index.ts';
import { seedContent } from '../seed/seed-content.ts';
import { contentModule } from '../index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [auditModule, contentModule] });
});
afterAll(() => backend?.close());

const BANNER = '/api/v1/admin/content/banner';
const POST = '/api/v1/admin/content/post';
const call = async (method: string, path: string, json?: object, as = 'content') =>
  backend.call(method, path, { as, ...(json ? { json } : {}) });
const open = async (path: string) => (await call('GET', path)).body.data;
const guests = async (path: string, locale = 'en') =>
  (await backend.call('GET', `/api/v1/${path}?locale=${locale}`)).body.data;
const banners = (locale?: string) => guests('top/frontend-banner', locale);

/** Saves a change of what guests see now as the next draft. */
async function draft(path: string, change: object): Promise<LooseJson> {
  const { live, draft: standing } = await open(path);
  const { revision } = standing ?? { revision: 0 };
  const json = { revision, live, is_active: true, body: { ...(standing ?? live).body, ...change } };
  const { status, body } = await call('PATCH', path, json);
  expect([status, body.fields]).toEqual([200, undefined]);
  return body.data;
}

const publish = (path: string, revision: number, at: string | null = null, as?: string) =>
  call('POST', `${path}/publish`, { revision, publish_at: at }, as);
const audit = async (as = 'content') => (await backend.call('GET', '/api/v1/admin/audit', { as })).body.data.data;
const undo = (id: number, as = 'content') => backend.call('POST', `/api/v1/admin/audit/${id}/undo`, { as });

describe('a banner', () => {
  const PATH = `${BANNER}/1`;
  const TITLE = { en: 'Stay for less', id: 'Menginap hemat' };

  test('is drafted without guests seeing it, shown when published, and put back', async () => {
    const [before] = await banners();
    const saved = await draft(PATH, { title: TITLE });
    expect(saved.draft).toMatchObject({ updated_by: 'content@wisata.test', publish_at: null });
    expect(await banners()).toEqual([before]);
    expect((await publish(PATH, saved.draft.revision)).status).toBe(200);
    expect(await banners()).toEqual([{ ...before, title: TITLE.en }]);
    expect((await banners('id'))[0].title).toBe(TITLE.id);
    const [entry] = await audit();
    expect(entry).toMatchObject({ actor: 'content@wisata.test', action: 'published', can_undo: true, title: TITLE.en });
    expect((await undo(entry.id)).status).toBe(200);
    expect(await banners()).toEqual([before]);
    expect((await undo(entry.id)).body.code).toBe('AUDIT_UNDONE');
    expect((await audit())[0]).toMatchObject({ action: 'undone', undoes: entry.id, can_undo: false });
  });

  test('is gone from guests after its last day, and its editor is told', async () => {
    const own = await startTestBackend({ modules: [auditModule, contentModule] });
    const ask = async (path: string) => (await own.call('GET', path, { as: 'content' })).body.data;
    const shown = async () => (await ask('/api/v1/top/frontend-banner')).length;
    try {
      const { live } = await ask(PATH);
      const until = async (expired_at: string) => {
        const json = { revision: 0, live, is_active: true, body: { ...live.body, expired_at } };
        const saved = await own.call('PATCH', PATH, { as: 'content', json });
        if (saved.status !== 200) return saved.body.fields;
        const { revision } = saved.body.data.draft;
        return own.call('POST', `${PATH}/publish`, { as: 'content', json: { revision, publish_at: null } });
      };
      expect(await until('soon')).toEqual({ 'body.expired_at': 'Choose the last day.' });
      await until('2026-11-20');
      own.clock.advance(13.9 * 3_600_000);
      expect([await shown(), (await ask(BANNER))[0].is_over]).toEqual([1, false]);
      own.clock.advance(0.2 * 3_600_000);
      expect([await shown(), (await ask(BANNER))[0].is_over]).toEqual([0, true]);
    } finally {
      await own.close();
    }
  });

  test('that was changed since is not put back', async () => {
    await publish(PATH, (await draft(PATH, { title: TITLE })).draft.revision);
    const [first] = await audit();
    await publish(PATH, (await draft(PATH, { title: { en: 'Later', id: 'Nanti' } })).draft.revision);
    expect((await undo(first.id)).body.code).toBe('AUDIT_STALE');
    expect((await banners())[0].title).toBe('Later');
  });

  test('shows by itself at its instant, in both languages, and not before', async () => {
    const { draft: saved } = await draft(PATH, { title: { en: 'At noon', id: 'Tengah hari' } });
    const at = new Date(backend.clock.now().getTime() + 60_000).toISOString();
    const { body } = await publish(PATH, saved.revision, at);
    expect(body.data.draft.publish_at).toBe(at);
    expect(body.data.draft.revision).toBeGreaterThan(saved.revision);
    backend.clock.advance(59_000);
    await backend.drainJobs({ scheduled: true });
    expect((await banners())[0].title).toBe('Later');
    backend.clock.advance(1_000);
    await backend.drainJobs({ scheduled: true });
    expect([(await banners())[0].title, (await banners('id'))[0].title]).toEqual(['At noon', 'Tengah hari']);
    expect((await open(PATH)).draft).toBeNull();
  });

  test('that is written again after it was scheduled waits', async () => {
    const { draft: saved } = await draft(PATH, { title: { en: 'Too early', id: 'Terlalu dini' } });
    await publish(PATH, saved.revision, new Date(backend.clock.now().getTime() + 60_000).toISOString());
    await draft(PATH, { title: { en: 'Thought again', id: 'Dipikir lagi' } });
    backend.clock.advance(61_000);
    await backend.drainJobs({ scheduled: true });
    expect((await banners())[0].title).toBe('At noon');
    const { draft: waiting } = await open(PATH);
    expect((await call('POST', `${PATH}/discard`, { revision: waiting.revision })).status).toBe(200);
    expect((await open(PATH)).draft).toBeNull();
  });

  test('is written by one of two who opened it, and published once by ten presses', async () => {
    const { live } = await open(PATH);
    const json = { revision: 0, live, is_active: true, body: { ...live.body, title: TITLE } };
    const saves = await Promise.all([1, 2].map(() => call('PATCH', PATH, json)));
    expect(saves.map(({ body }) => body.code ?? 'saved').sort()).toEqual(['DRAFT_CHANGED', 'saved']);
    const before = (await audit()).length;
    const { revision } = (await open(PATH)).draft;
    const presses = await Promise.all(Array.from({ length: 10 }, () => publish(PATH, revision)));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await audit()).length).toBe(before + 1);
  });

  test.each<[string, object, string]>([
    ['script as an address', { link: 'javascript:alert(1)' }, 'body.link'],
    ['another site as an address', { link: '//evil.example' }, 'body.link'],
    ['a picture from elsewhere', { image: { uri: 'https://x.example/a.png', alt: TITLE } }, 'body.image.uri'],
    ['an endless title', { title: { en: 'x'.repeat(121), id: '' } }, 'body.title.en'],
  ])('%s is refused', async (_what, change, field) => {
    const { live } = await open(PATH);
    const { status, body } = await call('PATCH', PATH, {
      revision: 0,
      live,
      is_active: true,
      body: { ...live.body, ...change },
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('in one language is a draft and is not published', async () => {
    const { draft: saved } = await draft(PATH, { title: { en: 'Only English', id: '' } });
    const { status, body } = await publish(PATH, saved.revision);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['body.title.id']]);
    await call('POST', `${PATH}/discard`, { revision: saved.revision });
  });
});

test('a new post is written as text, shown as HTML without script, and stays what its editor wrote', async () => {
  const { live } = await open(`${POST}/1`);
  const content = { en: '## Where\nSee [help](/help) <script>alert(1)</script>', id: 'Lihat [bantuan](/id/help)' };
  const json = {
    revision: 0,
    is_active: true,
    body: { ...live.body, title: { en: 'Quiet Ubud!', id: 'Ubud sunyi' }, content },
  };
  const { body } = await call('POST', POST, json);
  const { id, draft: written } = body.data;
  expect((await backend.call('GET', '/api/v1/blog/detail/quiet-ubud')).status).toBe(404);
  expect((await publish(`${POST}/${id}`, written.revision)).status).toBe(200);
  const post = await guests('blog/detail/quiet-ubud');
  expect(post.content).toBe('<h2>Where</h2><p>See <a href="/help">help</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect((await guests('blog/get-popular')).data[0].slug).toBe('quiet-ubud');
  await seedContent(backend.context);
  expect((await open(`${POST}/${id}`)).live.body.content).toEqual(content);
  const [entry] = await audit();
  await undo(entry.id);
  expect((await backend.call('GET', '/api/v1/blog/detail/quiet-ubud')).status).toBe(404);
});

test('a release does not write over what an editor has published', async () => {
  const path = '/api/v1/admin/content/faq/1';
  const { draft: saved } = await draft(path, { question: { en: 'Mine?', id: 'Milik saya?' } });
  await publish(path, saved.revision);
  await seedContent(backend.context);
  expect((await guests('top/frontend-faq'))[0].question).toBe('Mine?');
});

test.each(['notice', 'banner', 'slider', 'faq', 'post'])(
  'every %s of the site can be opened and saved as it is',
  async (kind) => {
    const list = await open(`/api/v1/admin/content/${kind}`);
    expect(list.length).toBeGreaterThan(0);
    for (const { id } of list) {
      const path = `/api/v1/admin/content/${kind}/${id}`;
      const { live, draft: standing } = await open(path);
      const json = { revision: standing?.revision ?? 0, live, is_active: live.is_active, body: live.body };
      const { status, body } = await call('PATCH', path, json);
      expect([kind, id, status, body.fields]).toEqual([kind, id, 200, undefined]);
      expect(body.data.draft.body).toEqual(live.body);
    }
  },
);

test.each([
  ['support', 403],
  ['finance', 403],
  ['member', 403],
  ['basic', 401],
])('%s edits nothing and undoes nothing', async (as, expected) => {
  for (const [method, path, json] of [
    ['GET', BANNER, undefined],
    ['PATCH', `${BANNER}/1`, { revision: 0, is_active: true, body: {} }],
    ['POST', `${BANNER}/1/publish`, { revision: 1, publish_at: null }],
  ] as const) {
    expect((await call(method, path, json, as)).status).toBe(expected);
  }
  const [entry] = await audit();
  expect((await undo(entry.id, as)).status).toBe(as === 'support' || as === 'finance' ? 404 : expected);
});
