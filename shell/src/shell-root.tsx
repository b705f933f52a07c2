import { RouterProvider } from './router-facade.ts';
import type { ToastStore } from './app/toasts.ts';
import type { ShellRouter } from './router.tsx';

/** What is on every page, whatever its layout: the router's pages and the messages over them. */
export function ShellRoot({ router }: { router: ShellRouter; toasts: ToastStore }) {
  return <RouterProvider router={router} />;
}
