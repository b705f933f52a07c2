import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, REMOTE_MANIFEST } from '@wisata/kernel/container';
import type { RemoteName } from '@wisata/kernel/remote';
import type { ReleaseRef } from './composition.ts';
import { compositionPlugin, isOwnServer, type AllowedRelease } from './federation-plugin.ts';
import { yieldToMain } from '../page/scheduling.ts';

/** Loads the module that one release of a remote exposes. */
export type ImportRemote = (remote: RemoteName, release: ReleaseRef) => Promise<unknown>;

/** The federation runtime of this build, which its first script has started. */
export function runningFederation(): ModuleFederation {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started');
  return federation;
}

/**
 * Loads releases of remotes by the federation runtime, with what the document says of them. Each release is a remote of
 * its own to the runtime: under one name a second one would get the first one's container.
 */
export function createFederationImport(
  { document, location }: Window,
  federation: ModuleFederation = runningFederation(),
): ImportRemote {
  const allowed = new Map<string, AllowedRelease>();
  federation.registerPlugins([compositionPlugin(document, allowed)]);
  return async (remote, release) => {
    const name = containerName(remote, isOwnServer(release) ? 'dev' : release.version);
    const folder = new URL(release.base, location.origin).href;
    allowed.set(folder, { name, release });
    federation.registerRemotes([{ name, entry: folder + REMOTE_MANIFEST }]);
    const module = await federation.loadRemote<unknown>(`${name}/remote`);
    // Running its code took a while; what is asked for next does not have to add to that.
    await yieldToMain();
    return module;
  };
}
