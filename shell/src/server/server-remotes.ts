import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RendererSetup } from '@wisata/kernel/rendering';
import { runningFederation, type ImportRemote } from '@wisata/runtime/federation-import';

/** Node's own `require`, which webpack leaves alone. */
declare const __non_webpack_require__: (file: string) => never;

const serverFiles: ModuleFederationRuntimePlugin = {
  name: 'wisata-server-files',
  loadEntry: async ({ remoteInfo }) => __non_webpack_require__(remoteInfo.entry),
};

/** Loads remotes from the files of their server builds. */
export function createServerImport({ remotes }: RendererSetup): ImportRemote {
  const federation = runningFederation();
  federation.registerPlugins([serverFiles]);
  const names = Object.keys(remotes);
  federation.registerRemotes(names.map((name) => ({ name, entry: remotes[name]!.entryFile })));
  return async (name) => {
    if (!remotes[name]) throw new Error(`${name} is not in the composition`);
    return federation.loadRemote<unknown>(`${name}/remote`);
  };
}
