import type { RemoteName, RouteHandle } from '@wisata/kernel/remote';
import type { ShellRouter } from '../../router.tsx';

/** The route that the visitor is on, and the remote that owns it; the shell owns the rest. */
export function findPage({ matches }: ShellRouter['state']): { page: string; remote: RemoteName | undefined } {
  const handles = matches.map(({ route }) => route.handle as { remote?: RemoteName } & RouteHandle);
  const path = matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '';
  return { page: `/${path.replace(/^\//, '')}`, remote: handles.findLast((handle) => handle?.remote)?.remote };
}
