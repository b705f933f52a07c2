import type { ComponentType } from 'react';
import type { LayoutName } from '@wisata/kernel/remote';
import { BlankLayout } from './blank-layout.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { MinimalLayout } from './minimal-layout.tsx';

/** The layouts of spec section 2 by name. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  checkout: CheckoutLayout,
  dashboard: DashboardLayout,
  minimal: MinimalLayout,
  blank: BlankLayout,
};
