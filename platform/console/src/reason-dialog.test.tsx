import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@wisata/kernel/locale';
import { ReasonDialog } from './reason-dialog.tsx';
import { createI18n } from './words.ts';

/** What stands above a reason that was given, once the answer has come. */
async function alertFor(locale: Locale, code: string, retryable: boolean): Promise<HTMLElement> {
  render(
    <I18nextProvider i18n={createI18n(locale)}>
      <ReasonDialog
        title="Grow"
        confirm="Grow"
        facts={{ name: 'hotel' }}
        onClose={() => undefined}
        onConfirm={() => Promise.resolve({ code, message: 'No.', retryable })}
      >
        {null}
      </ReasonDialog>
    </I18nextProvider>,
  );
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'test' } });
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
  return dialog.findByRole('alert');
}

test.each([
  ['en', 'No answer came. It may have been done: look at the history before you try again.'],
  ['id', 'Tidak ada jawaban. Perubahan ini mungkin sudah terjadi: periksa riwayat sebelum mencoba lagi.'],
] as const)('what may have been done is not said to have changed nothing, in %s', async (locale, words) => {
  expect((await alertFor(locale, 'OPS_UNANSWERED', true)).textContent).toBe(words);
});

test('what went wrong at the registry neither', async () => {
  expect((await alertFor('en', 'OPS_FAILED', true)).textContent).not.toContain('Nothing was changed');
});

test('a refusal has changed nothing', async () => {
  expect((await alertFor('en', 'RELEASE_FROZEN', false)).textContent).toContain('Nothing was changed');
});
