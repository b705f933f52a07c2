import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentEdit } from '@wisata/kernel/contracts/admin-content';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { pageWith } from '../api/member.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';

const ONE = '/api/v1/admin/content/banner/1';
const LIST = 'GET /api/v1/admin/content/banner';
const BODY = {
  title: { en: 'Stay for less', id: 'Menginap hemat' },
  desc: { en: 'One hotel a city', id: 'Satu hotel tiap kota' },
  link: '/popular',
  image: { uri: '/media/beach/bali/960.avif?place=Bali', alt: { en: 'A beach', id: 'Pantai' } },
};
const EDIT: ContentEdit = {
  kind: 'banner',
  id: 1,
  live: { slug: 'popular', is_active: true, body: BODY },
  draft: null,
  pictures: [BODY.image.uri],
  categories: [],
};
const SAVED: ContentEdit = {
  ...EDIT,
  draft: {
    revision: 1,
    is_active: true,
    body: BODY,
    publish_at: null,
    updated_at: '2026-11-20T03:00:00.000Z',
    updated_by: 'content@wisata.test',
  },
};
const ENTRY = { kind: 'banner', id: 1, title: BODY.title, is_active: true, is_over: false, draft: null };

/** Says what it is given, as the owner of the preview would draw it. */
function Preview({ edited, locale }: { edited: { body: typeof BODY }; locale: 'en' | 'id' }) {
  return <p>{`preview: ${edited.body.title[locale]}`}</p>;
}

function open(path: string, handlers: Handlers = {}, locale: 'en' | 'id' = 'en') {
  return renderPage({
    routes: remote.routes,
    url: `/dashboard/office/${path}`,
    locale,
    user: { ...TEST_USER, role: 'content' },
    messages: { account: locale === 'id' ? id : en },
    slots: { 'content:preview': Preview as never },
    handlers: {
      [LIST]: () => [ENTRY],
      [`GET ${ONE}`]: () => EDIT,
      [`PATCH ${ONE}`]: () => SAVED,
      [`POST ${ONE}/publish`]: () => EDIT,
      ...handlers,
    },
  });
}

test('the list says what is shown, what is drafted and when it shows by itself', async () => {
  const { publish_at: _, ...mark } = SAVED.draft!;
  const draft = { ...mark, publish_at: '2026-12-01T02:00:00.000Z' };
  await open('content?kind=banner', { [LIST]: () => [{ ...ENTRY, draft }] });
  const list = within(await screen.findByRole('list', { name: 'Banners' }));
  expect(list.getByRole('link', { name: 'Stay for less' })).toHaveAttribute(
    'href',
    '/dashboard/office/content/edit?kind=banner&id=1',
  );
  expect(list.getByText('Shown')).toBeVisible();
  expect(unannouncedLists()).toEqual([]);
  expect(list.getByText(/Shows by itself: 09:00 WIB, Tue 1 Dec 2026/)).toBeVisible();
});

test('the list says whose last day has been', async () => {
  await open('content?kind=banner', { [LIST]: () => [{ ...ENTRY, is_over: true }] });
  expect(await screen.findByText('Over since its last day')).toBeVisible();
});

describe('an editor', () => {
  const title = () => screen.findByRole('textbox', { name: 'Title (English)' });

  test('sees what is typed as guests will, in either language', async () => {
    const user = userEvent.setup();
    await open('content/edit?kind=banner&id=1');
    await user.type(await title(), ' today');
    expect(await screen.findByText('preview: Stay for less today')).toBeInTheDocument();
    const preview = within(screen.getByRole('region', { name: 'As guests see it' }));
    await user.click(preview.getByRole('radio', { name: 'Indonesian' }));
    expect(screen.getByText('preview: Menginap hemat')).toBeInTheDocument();
  });

  test('publishes what is typed: it is saved and shown with one press', async () => {
    const user = userEvent.setup();
    const { requests, router } = await open('content/edit?kind=banner&id=1');
    await user.type(await title(), '!');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=banner'));
    const sent = requests.filter(({ target }) => !target.startsWith('GET')).map(({ target, json }) => [target, json]);
    const body = { ...BODY, title: { ...BODY.title, en: 'Stay for less!' } };
    expect(sent).toEqual([
      [`PATCH ${ONE}`, { revision: 0, live: EDIT.live, is_active: true, body }],
      [`POST ${ONE}/publish`, { revision: 1, publish_at: null }],
    ]);
  });

  test('is led back to the list in Indonesian too', async () => {
    const user = userEvent.setup();
    const { router } = await open('content/edit?kind=banner&id=1', {}, 'id');
    await user.click(await screen.findByRole('button', { name: 'Terbitkan sekarang' }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=banner'));
    expect(router.state.location.pathname).toBe('/dashboard/office/content');
  });

  test('begins a post in a category that there is', async () => {
    const user = userEvent.setup();
    const post = { ...EDIT, kind: 'post', categories: [{ slug: 'routes', name: { en: 'Routes', id: 'Rute' } }] };
    const { requests } = await open('content/edit?kind=post&id=new', {
      'GET /api/v1/admin/content/post': () => [{ ...ENTRY, kind: 'post' }],
      'GET /api/v1/admin/content/post/1': () => post,
      'POST /api/v1/admin/content/post': () => ({ ...SAVED, kind: 'post' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const sent = () => requests.find(({ target }) => target === 'POST /api/v1/admin/content/post')?.json;
    await waitFor(() => expect(sent()).toMatchObject({ body: { category: 'routes' } }));
  });

  test('schedules by the clock of Jakarta, and not for a time that has been', async () => {
    const user = userEvent.setup();
    const { requests } = await open('content/edit?kind=banner&id=1');
    const field = await screen.findByLabelText('Day and time in Jakarta (WIB)');
    await user.type(field, '2020-01-01T09:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(screen.getByText('Choose a day and time to come')).toBeVisible();
    await user.clear(field);
    await user.type(field, '2027-01-01T09:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const sent = () => requests.find(({ target }) => target === `POST ${ONE}/publish`)?.json;
    await waitFor(() => expect(sent()).toEqual({ revision: 1, publish_at: '2027-01-01T02:00:00.000Z' }));
  });

  test('is told which language is missing, beside the field', async () => {
    const user = userEvent.setup();
    const fields = { 'body.title.id': 'Write it in both languages.' };
    await open('content/edit?kind=banner&id=1', {
      [`POST ${ONE}/publish`]: () => refusal(400, 'Not whole', { code: 'VALIDATION_FAILED', fields }),
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const field = await screen.findByRole('textbox', { name: 'Title (Indonesian)' });
    expect(field).toHaveAccessibleDescription(/both languages/);
    expect(field).toHaveFocus();
    await user.type(field, ' sekali');
    expect(field).not.toHaveAccessibleDescription();
  });

  test('sends no earlier day in place of one that nobody can read, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const fields = { 'body.expired_at': 'Choose the last day.' };
    const { requests } = await open('content/edit?kind=banner&id=1', {
      [`PATCH ${ONE}`]: () => refusal(400, 'Wrong', { code: 'VALIDATION_FAILED', fields }),
    });
    const day = await screen.findByRole('textbox', { name: 'Last day' });
    await user.type(day, '31/12/26');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAccessibleDescription(/Write the day like/);
    expect(requests.find(({ target }) => target === `PATCH ${ONE}`)?.json).toMatchObject({
      body: { expired_at: '31/12/26' },
    });
  });

  test('is told what is wrong of each field in Indonesian under /id', async () => {
    const user = userEvent.setup();
    const fields = {
      'body.link': 'An address of this site, such as /promotion, or one with https.',
      'body.title.en': 'Write it in both languages.',
    };
    const refusedWith = {
      code: 'VALIDATION_FAILED',
      fields,
      field_codes: { 'body.link': 'NOT_ACCEPTED', 'body.title.en': 'REQUIRED' },
    };
    await open('content/edit?kind=banner&id=1', { [`PATCH ${ONE}`]: () => refusal(400, 'Wrong', refusedWith) }, 'id');
    await user.click(await screen.findByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByRole('textbox', { name: 'Menuju ke' })).toHaveAccessibleDescription(
      /Alamat di situs ini/,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Periksa isian yang ditandai. Tulisan Anda masih ada.');
    expect(screen.getByRole('textbox', { name: 'Judul (Inggris)' })).toHaveAccessibleDescription(/kedua bahasa/);
  });
});

test('a product is taken out of its promotion', async () => {
  const user = userEvent.setup();
  const words = { en: 'Heritage', id: 'Warisan' };
  const body = { title: words, slideName: words, description: words, image: BODY.image };
  const product = { categoryProductId: 12, title: 'Samudra Biru', cityName: 'Bali' };
  let shown = [product, { ...product, categoryProductId: 13, title: 'Wanakarta' }];
  const { requests } = await open('content/edit?kind=slider&id=1', {
    'GET /api/v1/admin/content/slider/1': () => ({
      ...EDIT,
      kind: 'slider',
      live: { slug: 'heritage', is_active: true, body },
    }),
    'POST /api/v1/top/get-sliders-product': () => ({ products: shown }),
    'POST /api/v1/top/remove-product-sliders': () => {
      shown = shown.slice(1);
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take out Samudra Biru' }));
  await waitFor(() => expect(screen.queryByText('Samudra Biru')).not.toBeInTheDocument());
  expect(screen.getByText('Wanakarta')).toBeVisible();
  expect(unannouncedLists()).toEqual([]);
  const sent = requests.find(({ target }) => target.endsWith('remove-product-sliders'))?.json;
  expect(sent).toEqual({ SlideId: 1, CategoryProductId: 12 });
});

test('changes are put back with a press that names them', async () => {
  const user = userEvent.setup();
  const change = {
    id: 7,
    at: '2026-11-20T03:00:00.000Z',
    actor: 'content@wisata.test',
    area: 'content',
    subject: 'banner/1',
    action: 'published',
    title: 'Stay for less',
    before: null,
    after: null,
    can_undo: true,
    undoes: null,
  };
  const { requests, toasts } = await open('changes', {
    'GET /api/v1/admin/audit': () => pageWith([change]),
    'POST /api/v1/admin/audit/7/undo': () => change,
  });
  await user.click(await screen.findByRole('button', { name: 'Undo Stay for less' }));
  expect(unannouncedLists()).toEqual([]);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(requests.some(({ target }) => target === 'POST /api/v1/admin/audit/7/undo')).toBe(true);
});
