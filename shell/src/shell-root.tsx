import { RouterProvider } from './router-facade.ts';
import type { ShellRouter } from './router.tsx';

/** What is on every page, whatever its layout. */
export function ShellRoot({ router }: { router: ShellRouter }) {
  return <RouterProvider router={router} />;
}
