import { KERNEL_CONTRACT, type RemoteName } from '@wisata/kernel/remote';
import type { Remote } from '../page/remote.ts';

/** What `./remote` exposes; the build writes the contract beside the manifest. */
interface RemoteModule {
  readonly remote?: Partial<Remote>;
  readonly contract?: string;
}

const majorOf = (version: string | undefined) => version?.split('.')[0];

/** The manifest of a loaded module; throws when it is not the remote that was asked for or was built against another contract. */
export function checkContract(name: RemoteName, module: unknown): Remote {
  const { remote, contract } = (module ?? {}) as RemoteModule;
  if (!remote?.routes || !remote.slots || !remote.messages) throw new Error('The module has no manifest');
  if (remote.name !== name) throw new Error(`The module says it is ${remote.name}`);
  const compiled = contract ?? remote.contract;
  if (majorOf(compiled) !== majorOf(KERNEL_CONTRACT))
    throw new Error(`Contract ${compiled} does not fit ${KERNEL_CONTRACT}`);
  return remote as Remote;
}
