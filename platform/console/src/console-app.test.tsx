import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';
import type { ReleaseComparison } from '@wisata/registry/compare-releases';
import { ConsoleApp } from './console-app.tsx';
import {
  ATTEMPTS,
  CHART,
  DIFFERENCE,
  ERRORS,
  FIGURES,
  OVERVIEW,
  PREVIEWS,
  RANI,
  REVISIONS,
} from './console.fixture.ts';
import { createI18n } from './words.ts';

const COMPARISON: ReleaseComparison = {
  name: 'hotel',
  from: '1.1.0',
  to: '1.2.0',
  modules: {
    own: {
      added: [{ name: 'mfe-hotel/src/list/map.tsx', afterBytes: 2_300 }],
      removed: [],
      changed: [{ name: 'mfe-hotel/src/list/list.page.tsx', beforeBytes: 4_000, afterBytes: 4_100 }],
    },
    shared: { added: [], removed: [{ name: 'shared-ui/src/tag.tsx', beforeBytes: 300 }], changed: [] },
    packages: [{ name: 'dayjs', before: '1.11.10', after: '1.11.13', beforeBytes: 6_900, afterBytes: 7_000 }],
    otherBytes: { before: 100, after: 100 },
  },
  totalBytes: { before: 1_234_500, after: 1_345_600 },
  added: [],
  removed: [],
  changed: [{ file: 'c/142.js', beforeBytes: 100, afterBytes: 200 }],
  contract: { before: '1.0.0', after: '1.1.0' },
  sharedRanges: [{ module: 'react', before: undefined, after: '^19' }],
  routes: { added: ['/hotel/map'], removed: ['/hotel/old'] },
  slots: { added: ['hotel:map'], removed: ['hotel:old'] },
};
const VISITOR = {
  visitor: 'v-1',
  revision: 30,
  packages: [{ name: 'hotel', version: '1.2.0', cohort: 'canary', only: 'visitors who are signed in' }],
};

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** What the registry answers, by the end of the address; whoever asks for news waits. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  session: RANI,
  state: OVERVIEW,
  history: { revisions: REVISIONS },
  figures: FIGURES,
  attempts: { attempts: ATTEMPTS },
  errors: ERRORS,
  charts: CHART,
  previews: { previews: PREVIEWS },
  diff: COMPARISON,
  'compositions/diff': DIFFERENCE,
  visitor: VISITOR,
};
const realFetch = globalThis.fetch;
const sent: unknown[] = [];
const asked: unknown[] = [];
let refusals: Readonly<Record<string, Refusal>> = {};

beforeEach(() => {
  refusals = {};
  sent.length = 0;
  asked.length = 0;
  globalThis.fetch = (input, init) => {
    asked.push(input);
    if (init?.body) sent.push([input, JSON.parse(init.body as string)]);
    const name = /\/(compositions\/diff|charts(?=\/)|\w+)(?:\/\d+)?(?:\?.*)?$/.exec(input as string)![1]!;
    if (name === 'discovery') return new Promise(() => undefined);
    const refusal = refusals[name];
    return Promise.resolve(
      refusal
        ? Response.json({ success: false, ...refusal }, { status: 409 })
        : Response.json({ success: true, data: ANSWERS[name] }),
    );
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

/** Texts of a page, but those that are marked as English, and names, reasons and versions. */
function textsOf(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('[lang]:not(html)')) found.push(textContent ?? '');
  }
  for (const element of root.querySelectorAll('[aria-label]')) found.push(element.getAttribute('aria-label')!);
  return found.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text));
}

const show = (locale: Locale) =>
  render(
    <I18nextProvider i18n={createI18n(locale)}>
      <ConsoleApp />
    </I18nextProvider>,
  );

/** The whole page with everything on it opened. */
async function openEverything(locale: Locale): Promise<string[]> {
  const { container, unmount } = show(locale);
  await screen.findByRole('article', { name: 'cruise' });
  await within(container).findAllByText(/1[.,]234 ms/);
  await within(container).findByText(/loads 260 kB/);
  fireEvent.change(container.querySelector('[name=visitor]')!, { target: { value: 'v-1' } });
  fireEvent.submit(container.querySelector('[name=visitor]')!.closest('form')!);
  await screen.findByRole('list', { name: /v-1/ });
  fireEvent.click(screen.getByRole('button', { name: /^(Compare|Bandingkan)$/ }));
  await screen.findByRole('list', { name: /20 (and|dan) 30/ });
  for (const details of container.querySelectorAll('details')) details.open = true;
  await within(container).findAllByText('mfe-hotel/src/detail/price-card.tsx:42:7');
  const texts = textsOf(container);
  unmount();
  return texts;
}

/** What may be the same in both: names, what people wrote, and what is written alike. */
const SAME =
  /^(dayjs|(mfe-hotel|shared-ui)\/[\w/.-]+|1a2b3c4\+? Rani Kusuma|foto kamar baru|foto-baru|hotel|train|flight|tour|cruise|rani|budi|schedule|v-1|alasan saya|kursi bisa dipilih|rani, operator|operator|Slot|TTFB|FCP|LCP|CLS|INP|[\w-]+:[\w-]+|\/hotel\/list|[\w./-]+\.tsx?:\d+:\d+|[\w./-]+\.js:\d+:\d+|wisata|WISATA|production)$/;
const ENGLISH = /\b(the|and|your|with|for|are|you|this|not|from|of|to|is|was|by|on|what|everybody|canary)\b/i;

describe('the page in Indonesian', () => {
  test('has nothing of the page in English', async () => {
    const english = await openEverything('en');
    const indonesian = await openEverything('id');
    expect(indonesian.length).toBeGreaterThan(150);
    expect(indonesian.filter((text) => english.includes(text) && !SAME.test(text))).toEqual([]);
    expect(indonesian.filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  test('marks what a program says in English, and says so to a screen reader', async () => {
    show('id');
    const history = await screen.findByRole('list', { name: 'Riwayat' });
    expect(await within(history).findByText('This package is frozen. Unfreeze it first.')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(within(history).getByText('/hotel/list is gone.')).toHaveAttribute('lang', 'en');
    expect(within(history).getAllByText('alasan saya')[0]).not.toHaveAttribute('lang');
    expect([document.documentElement.lang, document.title]).toEqual(['id', 'Rilis']);
  });

  test('says in which environment it is, and of a version from where it was brought and how it did there', async () => {
    show('id');
    const row = await screen.findByRole('article', { name: 'hotel' });
    expect(within(screen.getByRole('banner')).getByText('production')).toBeVisible();
    expect(within(row).getByText('dari staging')).toBeVisible();
    const history = screen.getByRole('list', { name: 'Riwayat' });
    expect(await within(history).findByText(/^hotel 1\.1\.0 diambil dari staging: /)).toBeVisible();
    expect(
      within(history).getByText('Di staging versi ini sudah ditayangkan ke semua pengunjung selama 3 hari.'),
    ).toBeVisible();
  });

  test('says of a version where its build comes from, and in the dialog of the one that is chosen', async () => {
    show('id');
    const row = await screen.findByRole('article', { name: 'hotel' });
    expect(within(row).getByText('1a2b3c4 Rani Kusuma')).toBeVisible();
    expect(within(row).getByText('1a2b3c4+ Rani Kusuma')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Proses pembuatan 1.1.0' })).toHaveAttribute(
      'href',
      'https://ci.example/12',
    );
    expect(within(row).getByText('Dengan perubahan yang belum masuk commit mana pun.')).toBeVisible();
    fireEvent.click(within(row).getByText('Lainnya'));
    fireEvent.click(within(row).getByRole('button', { name: 'Tayangkan versi' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('option', { name: '1.2.0 · 1a2b3c4+ Rani Kusuma' })).toBeInTheDocument();
    fireEvent.change(within(dialog).getByLabelText('Versi'), { target: { value: '1.0.0' } });
    expect(within(dialog).queryByText(/Rani/, { selector: 'b' })).toBeNull();
  });

  test('says what was refused, by what, and what to enter next, of one package too', async () => {
    show('id');
    const list = await screen.findByRole('list', { name: 'Percobaan yang ditolak' });
    expect(await within(list).findByText('hotel 1.3.0: penerbitan ditolak oleh size')).toBeVisible();
    expect(within(list).getByText('train: rilis ke semua ditolak oleh aturan')).toBeVisible();
    expect(within(list).getByText('The page /hotel/list loads 260 kB.')).toHaveAttribute('lang', 'en');
    expect(within(list).getByText('npm run release -- publish hotel 1.3.0 "why" --accept size')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Paket', { selector: 'select' }), { target: { value: 'train' } });
    expect(within(list).queryByText(/^hotel/)).toBeNull();
    expect(asked).toContain('/ops/api/packages/train/attempts');
    expect(within(list).getByText('npm run release -- unfreeze train "why"')).toBeVisible();
  });

  test('says what visitors got otherwise at another moment, and on demand what two versions differ in', async () => {
    show('id');
    fireEvent.click(await screen.findByRole('button', { name: 'Bandingkan' }));
    const list = await screen.findByRole('list', { name: 'Perbedaan antara revisi 20 dan 30' });
    const [before, after] = within(list).getAllByRole('list', { name: /^Se(belum|sudah)$/ });
    expect(within(before!).getByText('1.0.0', { selector: 'b' })).toBeVisible();
    expect(within(after!).getByText('uji coba 1.2.0: 5% pengunjung yang datang dari SG')).toBeVisible();
    expect(within(after!).getByText('dibekukan', { selector: 'li' })).toBeVisible();
    expect(within(list).queryByText('1.0.0 ke 1.1.0')).toBeNull();
    const more = within(list).getByRole('group');
    (more as HTMLDetailsElement).open = true;
    fireEvent(more, new Event('toggle'));
    expect(await within(list).findByText('Alamat yang hilang: /hotel/old')).toBeVisible();
  });

  test('shows in the story of a version that was taken back what visitors met of it, and of the one beside it', async () => {
    show('id');
    const history = await screen.findByRole('list', { name: 'Riwayat' });
    const told = await within(history).findByText(/^hotel dikembalikan ke 1\.1\.0/);
    const more = within(told).getByRole('group');
    (more as HTMLDetailsElement).open = true;
    fireEvent(more, new Event('toggle'));
    expect(await within(more).findByText('25%')).toBeVisible();
    expect(within(more).getByText('0,1%')).toBeVisible();
    expect(within(more).getAllByRole('rowheader', { name: /^1\.2\.0 / })[0]).toBeInTheDocument();
  });

  test('asks why in Indonesian, and says so why it was refused', async () => {
    refusals = { actions: { code: 'RELEASE_FROZEN', message: 'This package is frozen. Unfreeze it first.' } };
    show('id');
    const row = await screen.findByRole('article', { name: 'hotel' });
    fireEvent.click(within(row).getByRole('button', { name: 'Rilis ke semua' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rilis 1.2.0 ke semua' });
    expect(await within(dialog).findByText('Alamat yang hilang: /hotel/old')).toBeVisible();
    expect(within(dialog).getByText('Ukuran: 1.234,5 kB menjadi 1.345,6 kB')).toBeVisible();
    const [own, , packages, files] = within(dialog).getAllByRole('group');
    expect(own).toHaveAttribute('open');
    expect(within(own!).getByText('2 modul milik sendiri')).toBeVisible();
    expect(
      within(own!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '~berubah mfe-hotel/src/list/list.page.tsx 4,0 kB menjadi 4,1 kB',
      '+baru mfe-hotel/src/list/map.tsx 2,3 kB',
    ]);
    expect(within(packages!).getByRole('listitem')).toHaveTextContent(
      'dayjs 1.11.10 menjadi 1.11.13, 6,9 kB menjadi 7,0 kB',
    );
    expect(files).not.toHaveAttribute('open');
    fireEvent.submit(dialog.querySelector('form')!);
    expect(await within(dialog).findByText('Isi alasannya: disimpan dalam riwayat.')).toBeVisible();
    fireEvent.change(within(dialog).getByLabelText('Alasan'), { target: { value: 'tidak ada keluhan' } });
    fireEvent.submit(dialog.querySelector('form')!);
    expect(await within(dialog).findByText('Paket ini dibekukan. Cairkan lebih dulu.')).toBeVisible();
    expect(within(dialog).queryByText(/frozen/)).toBeNull();
  });
});

test('the language is changed at once, kept, and what was typed stays', async () => {
  refusals = { session: { code: 'OPS_UNAUTHENTICATED', message: 'A release token is needed.' } };
  show('en');
  fireEvent.change(await screen.findByLabelText('Release token'), { target: { value: 'half of a tok' } });
  fireEvent.click(screen.getByRole('button', { name: 'ID Bahasa Indonesia' }));
  expect(await screen.findByLabelText('Token rilis')).toHaveValue('half of a tok');
  expect(screen.getByRole('button', { name: 'ID Bahasa Indonesia', pressed: true })).toBeVisible();
  expect(localStorage.getItem('aerowisata_console_locale')).toBe('id');
  fireEvent.submit(screen.getByLabelText('Token rilis').closest('form')!);
  expect(await screen.findByText('Token ini tidak diberikan kepada siapa pun.')).toBeVisible();
});

describe('previews', () => {
  test('are listed with their link, and end with a press', async () => {
    show('en');
    const list = within(await screen.findByRole('list', { name: 'Previews' }));
    expect(list.getByRole('link', { name: 'Open hotel, pull request 123' })).toHaveAttribute(
      'href',
      '/ops/preview/hotel/123?key=k',
    );
    fireEvent.click(list.getByRole('button', { name: 'End hotel, pull request 123' }));
    expect(sent).toEqual([['/ops/api/packages/hotel/previews', { kind: 'end', number: 123 }]]);
  });
});
