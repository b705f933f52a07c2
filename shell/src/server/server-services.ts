import { createStore } from 'zustand/vanilla';
import type { RenderRequest } from '@wisata/kernel/rendering';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { ShellServices } from '../app/start/shell-services.tsx';
import { createToastStore } from '../app/site/toasts.ts';

/** What the shell's own parts find on the server: nothing has happened yet, and nothing is followed. */
export function createServerServices(loader: RemoteLoader, { url, overrides }: RenderRequest): ShellServices {
  return {
    toasts: createToastStore(),
    loader,
    override: overrides && { remotes: overrides },
    cart: createStore(() => 0),
    savedAt: createStore<string | undefined>(() => undefined),
    health: { started: () => undefined, crashed: () => undefined },
    developerMode: createStore(() => new URL(url).searchParams.has('boundaries')),
  };
}
