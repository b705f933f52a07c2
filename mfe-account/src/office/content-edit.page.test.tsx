import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentEdit } from '@wisata/kernel/contracts/admin-content';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const PATH = '/api/v1/admin/content/faq';
const TEXT = { en: 'Where is it?', id: 'Di mana?' };
const BODY = { topic: TEXT, question: TEXT, answer: TEXT };
const LIVE: ContentEdit = {
  kind: 'faq',
  id: 1,
  live: { slug: 'where', is_active: true, body: BODY },
  draft: null,
  pictures: [],
  categories: [],
};
const draftOf = (body: object) => ({
  revision: 1_000_000,
  is_active: true,
  body: { ...body },
  publish_at: null,
  updated_at: '2026-11-20T03:00:00.000Z',
  updated_by: 'content@wisata.test',
});
const DRAFTED: ContentEdit = { ...LIVE, draft: draftOf(BODY) };
const NEW: ContentEdit = { ...LIVE, id: 1000, live: null, draft: draftOf(BODY) };

function open(entry: number | 'new', handlers: Handlers = {}, locale: 'en' | 'id' = 'en') {
  return renderPage({
    routes: remote.routes,
    url: `/dashboard/office/content/edit?kind=faq&id=${entry}`,
    locale,
    user: { ...TEST_USER, role: 'content' },
    messages: { account: locale === 'id' ? id : en },
    slots: { 'content:preview': (() => null) as never },
    handlers: {
      [`GET ${PATH}`]: () => [],
      [`GET ${PATH}/1`]: () => LIVE,
      [`PATCH ${PATH}/1`]: () => DRAFTED,
      [`POST ${PATH}/1/publish`]: () => LIVE,
      [`POST ${PATH}/1/discard`]: () => null,
      [`POST ${PATH}`]: () => NEW,
      [`GET ${PATH}/1000`]: () => NEW,
      [`PATCH ${PATH}/1000`]: () => NEW,
      ...handlers,
    },
  });
}

const field = () => screen.findByRole('textbox', { name: 'Question (English)' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const LIST = '/dashboard/office/content';

test('what guests saw when it was opened goes with what is written', async () => {
  const { requests } = await open(1);
  await field();
  await press('Save draft');
  const sent = () => requests.filter(({ target }) => target === `PATCH ${PATH}/1`).map(({ json }) => json);
  await waitFor(() => expect(sent()).toEqual([{ revision: 0, live: LIVE.live, is_active: true, body: BODY }]));
});

describe('leaving', () => {
  test('by a link is asked about while something is not saved, and each time', async () => {
    const { router } = await open(1);
    await userEvent.type(await field(), ' And when?');
    for (const _time of ['first', 'second']) {
      await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
      const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
      await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await field()).toHaveValue('Where is it? And when?');
    }
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  test('by Back is asked about in Indonesian too', async () => {
    const { router } = await open(1, {}, 'id');
    await act(() => router.navigate(`${LIST}?kind=faq`));
    await act(() => router.navigate(`${LIST}/edit?kind=faq&id=1`));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Pertanyaan (Inggris)' }), '!');
    await act(() => router.navigate(-1));
    const question = within(await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' }));
    expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeVisible();
  });

  test('by another document, such as a reload or the other language, is asked about until it is saved', async () => {
    await open(1);
    await field();
    expect(isAskedByBrowser()).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shown to guests' }));
    expect(isAskedByBrowser()).toBe(true);
    await press('Save draft');
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));
  });

  test('is asked about where words were typed while the draft was being saved', async () => {
    let answer: (edit: ContentEdit) => void = () => undefined;
    const { toasts } = await open(1, { [`PATCH ${PATH}/1`]: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.type(await field(), '!');
    await press('Save draft');
    await userEvent.type(await field(), '?');
    await act(async () => answer(DRAFTED));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(isAskedByBrowser()).toBe(true);
  });

  test('is not asked about when nothing is typed or all is published', async () => {
    const { router } = await open(1);
    await userEvent.type(await field(), '!');
    await press('Publish now');
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    await act(() => router.navigate(`${LIST}/edit?kind=faq&id=new`));
    await userEvent.click(await screen.findByRole('link', { name: 'Questions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });
});

test('a draft is thrown away only after a question, and then with what is typed', async () => {
  const { router, requests } = await open(1, { [`GET ${PATH}/1`]: () => DRAFTED });
  const discards = () => requests.filter(({ target }) => target.endsWith('/discard')).length;
  await userEvent.type(await field(), '!');
  await press('Discard draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the draft' }));
  expect([discards(), screen.queryByRole('alertdialog')]).toEqual([0, null]);
  await press('Discard draft');
  expect(screen.getByRole('alertdialog', { name: 'Discard this draft?' })).toBeVisible();
  await press('Yes, discard it');
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  expect(discards()).toBe(1);
});

describe('a new entry', () => {
  test('has its own address after the first save, with the editor as it was, and is saved once', async () => {
    const { router, requests } = await open('new');
    const when = await screen.findByLabelText('Day and time in Jakarta (WIB)');
    await userEvent.type(when, '2027-01-01T09:00');
    await userEvent.type(await field(), 'Whither?');
    await press('Save draft');
    await waitFor(() => expect(router.state.location.search).toBe('?kind=faq&id=1000'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit question' })).toBeVisible();
    expect(await field()).toHaveValue('Whither?');
    expect(screen.getByLabelText('Day and time in Jakarta (WIB)')).toHaveValue('2027-01-01T09:00');
    await press('Save draft');
    const writes = () => requests.map(({ target }) => target).filter((target) => !target.startsWith('GET'));
    await waitFor(() => expect(writes()).toEqual([`POST ${PATH}`, `PATCH ${PATH}/1000`]));
  });

  test('that is not whole enough to publish has its own address too', async () => {
    const { router } = await open('new', {
      [`POST ${PATH}/1000/publish`]: () => refusal(400, 'Not whole', { code: 'VALIDATION_FAILED' }),
    });
    await userEvent.type(await field(), 'Whither?');
    await press('Publish now');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(router.state.location.search).toBe('?kind=faq&id=1000');
  });
});
