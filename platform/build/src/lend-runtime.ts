import { FEDERATION_GLOBAL } from '@wisata/kernel/container';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * A runtime plugin of hosts: lends what remotes are built to take from the page (`borrowed-runtime`), so that each of
 * them is without its 20 kB. A container makes an instance of its own: the host's would be given another name by it.
 */
// eslint-disable-next-line no-restricted-syntax -- The federation package takes a runtime plugin by its default export.
export default function lendRuntime() {
  const { runtime, bundlerRuntime } = federation;
  Object.assign(globalThis, {
    [FEDERATION_GLOBAL]: {
      ...federation,
      runtime: { ...runtime, init: runtime?.createInstance },
      // What a host without a door of its own is built without.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    },
  });
  return { name: 'lend-runtime' };
}
