import type { RouteObject } from 'react-router-dom';

/** Pages that the shell itself owns. */
export const SHELL_ROUTES: readonly RouteObject[] = [];
