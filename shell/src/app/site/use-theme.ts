import { useSyncExternalStore } from 'react';
import { storageKey } from '@wisata/kernel/storage-keys';
import { layOutWholePage } from '../navigation/lay-out-whole-page.ts';
import { writeCookie } from '../session/cookies.ts';

export type Theme = 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';
const REMEMBERED_DAYS = 365;

/** What the page shows now: the visitor's choice, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = window.matchMedia(DARK_SYSTEM);
  system.addEventListener('change', notify);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', notify);
  };
}

/** Chooses a theme for this and every later document. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  // What is not laid out yet would change its colours only when the visitor scrolls to it.
  layOutWholePage();
  writeCookie(storageKey('theme'), theme, REMEMBERED_DAYS);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}
