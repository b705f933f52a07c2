import { REMOTE_FILES, SHELL_FILES, type Answer } from '../edge.fixture.ts';

/** A shell that shows what it was made of, and does to its thread what the address says. */
const SHELL = `module.exports = Promise.resolve({ createRenderer: ({ remotes }) => {
  let count = 0;
  const page = (url, token, isWhole = false, told = {}) => ({
    kind: 'page',
    status: url.pathname.endsWith('/gone') ? 404 : 200,
    early: '<link rel="preload" as="image" href="/media/sky.avif"/>',
    html: '<p class="hotel-late-b2"></p><h1 class="hotel-card-a1">hotel ' + remotes.hotel.version + ' ' + ++count + (token ? ' for ' + token : '') + Object.values(told) + '</h1>',
    head: { ...(url.searchParams.has('own') ? { noIndex: true } : {}), title: 'Rooms & more', description: 'Said of the page', canonical: '/help?id=1', structuredData: [{ '@type': 'Hotel', name: '</script>' }] },
    state: { data: [1], page: { remote: 'hotel', path: 'hotel/list' } },
    slots: ['hotel:search-form'],
    isWhole: !url.searchParams.has('late') || isWhole,
    isRefused: url.searchParams.has('refused'),
    problems: [],
  });
  const acts = {
    hang() { for (;;); },
    die() { process.exit(1); },
    grow() { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); },
    crash() { throw new Error('a bug'); },
    wait: () => new Promise(() => undefined),
    async work() { for (const endsAt = Date.now() + 40; Date.now() < endsAt;); return page(new URL('https://wisata.test/help')); },
    move: () => ({ kind: 'redirect', status: 302, location: '/id/blog' }),
    leave: () => ({ kind: 'browser', reason: 'page', title: 'Sign in & out · Wisata', site: { menus: ['</script>'] } }),
  };
  return {
    warm: async () => undefined,
    render: async ({ url: text, token, isWhole, told }) => {
      const url = new URL(text);
      return acts[url.searchParams.get('do')]?.() ?? page(url, token, isWhole, told);
    },
  };
} })`;

/** Its build, for Node too. */
export const shellFiles = { ...SHELL_FILES, 'server/shell.cjs': SHELL };
/** A hotel remote with a page and a slot. */
export const remoteFiles = {
  ...REMOTE_FILES,
  'client/c/form.98.js': 'form();',
  // Of a part that comes later, and that the page shows at once.
  'client/c/late.12.css': '.hotel-late-b2 { color: blue; background: url(late) }',
  'client/c/late.34.js': 'late();',
  // Of another page, which shows that part beside its own.
  'client/c/another.12.css': '.hotel-late-b2 { color: blue } .hotel-other-d4 { color: red }',
  'client/c/another.34.js': 'another();',
  'client/c/unseen.56.css': '.hotel-unseen-c3 { color: blue }',
  'client/c/unseen.78.js': 'unseen();',
  'client/c/en.97.js': 'texts();',
  'client/c/id.96.js': 'teks();',
  'client/page-files.json': JSON.stringify({
    door: ['c/door.1a2b3c4d5e.js'],
    pages: { 'hotel/list': { scripts: ['c/list.99.js'], styles: ['c/list.1a2b3c4d5e.css'] } },
    slots: { 'hotel:search-form': { scripts: ['c/form.98.js'], styles: [] } },
    messages: { en: ['c/en.97.js'], id: ['c/id.96.js'] },
  }),
};

/** How a document came: `server`, or `browser` with the reason. */
export const renderedBy = ({ headers }: Answer) => headers['x-wisata-rendered'];
