import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLEAN_HTML } from '@wisata/kernel/contracts/clean-html';
import * as v from 'valibot';
import { renderShell } from '../testing/render-shell.tsx';
import { NoticeStrip } from './notice-strip.tsx';

const notice = {
  id: 'a1',
  html: v.parse(CLEAN_HTML, '<b>Nyepi</b> <a href="/help">Read more</a>'),
  endsAtMs: Date.parse('2026-12-31T23:59:59+07:00'),
  isActive: true,
};

test('a live notice stands above the page and stays closed once it is closed', async () => {
  const first = await renderShell(<NoticeStrip />, { site: { notice } });
  expect(await screen.findByRole('link', { name: 'Read more' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
  first.unmount();
  await renderShell(
    <>
      <NoticeStrip />
      <p>page</p>
    </>,
    { site: { notice } },
  );
  await screen.findByText('page');
  expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});

test('closing one notice does not hide the next', async () => {
  window.sessionStorage.setItem('aerowisata_dismissed_notice', 'older');
  await renderShell(<NoticeStrip />, { site: { notice } });
  expect(await screen.findByRole('region', { name: 'Notice' })).toBeInTheDocument();
});

test('a notice that ended while the page was open is gone', async () => {
  const nowMs = Date.parse('2027-01-01T00:00:00+07:00');
  await renderShell(
    <>
      <NoticeStrip />
      <p>page</p>
    </>,
    { site: { notice }, nowMs },
  );
  await screen.findByText('page');
  expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});

test('a visit meets a notice on its first page only', async () => {
  const { router } = await renderShell(<NoticeStrip />, { site: { notice }, url: '/' });
  expect(await screen.findByRole('region', { name: 'Notice' })).toBeInTheDocument();
  await act(() => router.navigate('/hotel/list'));
  expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});

test('a notice that is longer than its two lines on a phone is opened and folded again', async () => {
  const user = userEvent.setup();
  const { ResizeObserver: before } = globalThis;
  // The page of a test has no layout: the words are as high as three lines, and two are given.
  globalThis.ResizeObserver = class {
    readonly #tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }
    observe(box: Element) {
      Object.defineProperties(box, { scrollHeight: { value: 57 }, clientHeight: { value: 38 } });
      this.#tell([], this);
    }
    unobserve() {}
    disconnect() {}
  };
  try {
    await renderShell(<NoticeStrip />, { site: { notice } });
    const more = await screen.findByRole('button', { name: 'The whole notice' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'false');
  } finally {
    globalThis.ResizeObserver = before;
  }
});
