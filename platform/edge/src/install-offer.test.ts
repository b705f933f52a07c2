import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

test('the browser’s offer to install the site is kept for a page that has a place for it, and no bar is laid over others', () => {
  const page = new EventTarget();
  const world: Record<string, unknown> = {
    Event,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  };
  vm.runInNewContext(readFileSync(new URL('./browser/install-offer.js', import.meta.url), 'utf8'), world);
  let isTold = false;
  page.addEventListener('wisata:install-offered', () => (isTold = true));
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect([offer.defaultPrevented, world['wisataInstallOffer'] === offer, isTold]).toEqual([true, true, true]);
});
