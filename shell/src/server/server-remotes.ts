import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@wisata/kernel/remote';
import type { RendererSetup } from '@wisata/kernel/rendering';
import type { ImportRemote } from '@wisata/runtime/federation-import';

/** Node's own `require`, which webpack leaves alone. */
declare const __non_webpack_require__: (file: string) => Readonly<Record<string, object>>;

/** Loads remotes from the files of their server builds. */
export function createServerImport({ remotes }: RendererSetup): ImportRemote {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started');
  federation.registerPlugins([
    {
      name: 'wisata-server-files',
      // A container has the name of its build, and nothing else is exported.
      loadEntry: async ({ remoteInfo }) => Object.values(__non_webpack_require__(remoteInfo.entry))[0] as never,
    },
  ]);
  federation.registerRemotes(
    (Object.keys(remotes) as RemoteName[]).map((name) => ({ name, entry: remotes[name]!.entryFile })),
  );
  return (remote) => federation.loadRemote<unknown>(`${remote}/remote`);
}
