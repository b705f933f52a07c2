import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutName } from '@wisata/kernel/remote';

function Plain() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

/** The layouts of spec section 2 by name. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType>> = {
  default: Plain,
  checkout: Plain,
  dashboard: Plain,
  minimal: Plain,
  blank: Plain,
};
