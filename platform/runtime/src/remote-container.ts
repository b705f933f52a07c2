import { REMOTE_DOOR } from '@wisata/kernel/container';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/** A remote's build as webpack wraps it: takes the shared modules, gives the module that it exposes. */
export interface RemoteContainer {
  init(shareScope: object): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

/** What the shell shares, as every container takes it. Known only in a file of the shell's own build. */
export async function openShareScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__['default']!;
}

/** Opens a container with what the shell shares; gives what it exposes. */
export async function openContainer(container: RemoteContainer, shareScope: object): Promise<unknown> {
  await container.init(shareScope);
  const factory = await container.get(REMOTE_DOOR);
  return factory();
}
