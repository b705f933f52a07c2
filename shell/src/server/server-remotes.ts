import type { RendererSetup } from '@wisata/kernel/rendering';
import type { ImportRemote } from '@wisata/runtime/federation-import';
import { openContainer, openShareScope, type RemoteContainer } from '@wisata/runtime/remote-container';

/** Node's own `require`, which webpack leaves alone. */
declare const __non_webpack_require__: (file: string) => RemoteContainer;

/** Loads remotes from the files of their server builds. */
export function createServerImport({ remotes }: RendererSetup): ImportRemote {
  return async (name) => {
    const remote = remotes[name];
    if (!remote) throw new Error(`${name} is not in the composition`);
    return openContainer(__non_webpack_require__(remote.entryFile), await openShareScope());
  };
}
