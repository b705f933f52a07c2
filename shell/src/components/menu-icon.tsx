import {
  Building,
  ClipboardList,
  Compass,
  House,
  Info,
  LayoutDashboard,
  LifeBuoy,
  Search,
  ShoppingBag,
  TicketPercent,
  Users,
} from 'lucide-react';
import { Icon, type IconType } from '@wisata/ui/icon';

const DRAWINGS: Readonly<Record<string, IconType>> = {
  building: Building,
  'clipboard-list': ClipboardList,
  compass: Compass,
  house: House,
  info: Info,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  search: Search,
  'shopping-bag': ShoppingBag,
  'ticket-percent': TicketPercent,
  users: Users,
};

/** The drawing that a menu entry names; nothing for a name that this version has never heard of. */
export function MenuIcon({ name, size }: { readonly name: string; readonly size?: 's' | 'm' }) {
  const drawing = DRAWINGS[name];
  return drawing ? <Icon of={drawing} size={size} /> : null;
}
