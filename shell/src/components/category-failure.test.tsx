import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { CategoryFailure } from './category-failure.tsx';

test('categories that were refused are told in a dialog, once', async () => {
  const { router } = await renderShell(<CategoryFailure />, { site: { hasNoCategories: true } });
  expect(await screen.findByRole('dialog', { name: 'Categories could not be loaded' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/help'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('trying again asks for them and closes it', async () => {
  const { router } = await renderShell(<CategoryFailure />, { site: { hasNoCategories: true } });
  const asked: string[] = [];
  router.subscribe(({ revalidation }) => void asked.push(revalidation));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(asked).toContain('loading');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
