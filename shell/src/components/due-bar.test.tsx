import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { renderShell } from '../testing/render-shell.tsx';
import { DueBar } from './due-bar.tsx';

const open = (url: string, locale: 'en' | 'id') =>
  renderShell(
    <>
      <DueBar />
      <p>page</p>
    </>,
    { url, locale, services: { cart: createStore(() => 1) }, slots: { 'account:due-bar': () => <b>to pay</b> } },
  );

test.each(['en', 'id'] as const)(
  'what is to be paid is said on every page but those that say it: %s',
  async (locale) => {
    const first = await open('/help', locale);
    expect(await screen.findByText('to pay')).toBeVisible();
    first.unmount();
    for (const url of ['/cart', '/order', '/trip']) {
      const page = await open(url, locale);
      await screen.findByText('page');
      expect(screen.queryByText('to pay')).toBeNull();
      page.unmount();
    }
  },
);
