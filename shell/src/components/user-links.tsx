import { CalendarDays, ClipboardList, LogOut, Route, SquarePen, Store, UserRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { scopesOf } from '@wisata/kernel/roles';
import { Icon } from '@wisata/ui/icon';
import { useVisitor } from '../app/session/use-visitor.ts';
import list from './menu-list.module.css';

const LINKS = [
  { to: '/member/profile', key: 'user.profile', icon: UserRound },
  { to: '/member/history', key: 'user.bookings', icon: ClipboardList },
  { to: '/trip', key: 'user.trips', icon: Route },
  { to: '/member/itinerary', key: 'user.itinerary', icon: CalendarDays },
] as const;
/** For those who run the shop, as far as their role goes. */
const SHOP_LINKS = [
  { to: '/dashboard/office/orders', key: 'menu.office', icon: Store, scope: 'orders' },
  { to: '/dashboard/office/content', key: 'menu.officeContent', icon: SquarePen, scope: 'editing' },
  { to: '/dashboard/member', key: 'menu.dashboardMember', icon: Users, scope: 'members' },
] as const;

/** The member's pages and the way out, as list items; the same list stands in the drawer. */
export function UserLinks({ onLeave, onLogout }: { onLeave?: () => void; onLogout: () => void }) {
  const { t } = useTranslation('shell');
  const visitor = useVisitor();
  const scopes = typeof visitor === 'string' ? [] : scopesOf(visitor.role);
  const links = [...LINKS, ...SHOP_LINKS.filter(({ scope }) => scopes.includes(scope))];
  return (
    <ul className={list.list} role="list">
      {links.map(({ to, key, icon }) => (
        <li key={to}>
          <Link className={list.entry} to={to} onClick={onLeave}>
            <Icon of={icon} />
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={list.entry} onClick={onLogout}>
          <Icon of={LogOut} />
          {t('user.logout')}
        </button>
      </li>
    </ul>
  );
}
