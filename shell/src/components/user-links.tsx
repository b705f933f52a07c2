import { CalendarDays, ClipboardList, LogOut, UserRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@wisata/ui/icon';
import { useVisitor } from '../app/session/use-visitor.ts';
import list from './menu-list.module.css';

const LINKS = [
  { to: '/member/profile', key: 'user.profile', icon: UserRound },
  { to: '/member/history', key: 'user.bookings', icon: ClipboardList },
  { to: '/member/itinerary', key: 'user.itinerary', icon: CalendarDays },
] as const;
const ADMIN_LINKS = [...LINKS, { to: '/dashboard/member', key: 'menu.dashboardMember', icon: Users }] as const;

/** The member's pages and the way out, as list items; the same list stands in the drawer. */
export function UserLinks({ onLeave, onLogout }: { onLeave?: () => void; onLogout: () => void }) {
  const { t } = useTranslation('shell');
  const visitor = useVisitor();
  const links = typeof visitor !== 'string' && visitor.role === 'admin' ? ADMIN_LINKS : LINKS;
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
