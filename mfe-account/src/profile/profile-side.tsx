import { CalendarDays, ClipboardList, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMonth, parseInstant, todayInJakarta } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import type { Profile } from '../api/profile.api.ts';
import styles from './profile-side.module.css';

const PAGES = [
  { href: '/member/profile', key: 'profile.title', icon: UserRound },
  { href: '/member/history', key: 'profile.bookings', icon: ClipboardList },
  { href: '/member/itinerary', key: 'profile.itinerary', icon: CalendarDays },
] as const;

/** Who is signed in, and the member's other pages. */
export function ProfileSide({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const sinceMs = parseInstant(profile.createdAt);
  return (
    <div className={styles.side}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden>
          {(profile.firstName || profile.email).charAt(0).toUpperCase()}
        </span>
        <div className={styles.words}>
          <b className={styles.name}>{`${profile.firstName} ${profile.lastName}`.trim()}</b>
          <span className={styles.muted}>{profile.email}</span>
          {sinceMs !== undefined && (
            <span className={styles.muted}>
              {t('profile.since', { date: formatMonth(todayInJakarta(sinceMs), locale) })}
            </span>
          )}
        </div>
      </div>
      <nav aria-label={t('profile.pages')}>
        <ul className={styles.pages} role="list">
          {PAGES.map(({ href, key, icon }) => (
            <li key={href}>
              <RouterLink
                href={href}
                className={styles.page}
                {...(href === '/member/profile' ? { 'aria-current': 'page' as const } : {})}
              >
                <Icon of={icon} />
                {t(key)}
              </RouterLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
