import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { renderShell } from '../testing/render-shell.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';

test('the developer mode has no switch unless it is configured', async () => {
  await renderShell(<CheckoutLayout />);
  expect(await screen.findByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the configured switch turns the developer mode on and off', async () => {
  const developerMode = createStore<boolean>(() => false);
  await renderShell(<CheckoutLayout />, { config: { showsDeveloperSwitch: true }, services: { developerMode } });
  const box = await screen.findByRole('checkbox', { name: /^Developer mode/ });
  await userEvent.click(box);
  expect(developerMode.getState()).toBe(true);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(developerMode.getState()).toBe(false);
});
