import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createElement as h, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProvider, type Remote } from '@wisata/runtime';
import { createTestApp } from '@wisata/runtime/testing';

/** Shows the search form of a remote of which it knows nothing but where its manifest is. */
async function start(entry: string, place: HTMLElement): Promise<void> {
  registerRemotes([{ name: 'hotel', entry }]);
  const { remote } = (await loadRemote<{ remote: Remote }>('hotel/remote'))!;
  const [slot, texts] = await Promise.all([remote.slots['hotel:search-form']!(), remote.messages.en()]);
  const { app, i18n } = createTestApp({ messages: { hotel: texts.default } });
  const form = h(slot.default as ComponentType<{ search: string }>, { search: '' });
  const router = createMemoryRouter([{ path: '/', element: form }]);
  const page = h(AppProvider, { app, children: h(RouterProvider, { router }) });
  createRoot(place).render(h(I18nextProvider, { i18n }, page));
}

void start(document.body.dataset['manifest']!, document.body);
