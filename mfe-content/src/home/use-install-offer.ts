import { useState, useSyncExternalStore } from 'react';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';

/** What browsers that can install a site give with their `beforeinstallprompt` event. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED_KEY = storageKey('install_declined');
const CHANGES = ['wisata:install-offered', 'appinstalled'] as const;

const holder = globalThis as { wisataInstallOffer?: InstallOffer | undefined };

function subscribe(listener: () => void): () => void {
  const forget = () => {
    holder.wisataInstallOffer = undefined;
    listener();
  };
  const [offered, installed] = CHANGES;
  window.addEventListener(offered, listener);
  window.addEventListener(installed, forget);
  return () => {
    window.removeEventListener(offered, listener);
    window.removeEventListener(installed, forget);
  };
}

/** The browser's offer to install the site, which the document's first script keeps; undefined once it was answered. */
export function useInstallOffer() {
  const { local } = useApp().storage;
  const offer = useSyncExternalStore(subscribe, () => holder.wisataInstallOffer);
  const [isAnswered, setAnswered] = useState(() => local.get(DECLINED_KEY) !== undefined);
  if (!offer || isAnswered) return undefined;
  return {
    install: () => {
      // A browser asks once for each of its offers.
      holder.wisataInstallOffer = undefined;
      setAnswered(true);
      void offer.prompt();
    },
    decline: () => {
      local.set(DECLINED_KEY, '1');
      setAnswered(true);
    },
  };
}
