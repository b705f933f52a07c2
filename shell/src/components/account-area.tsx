import { Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SessionUser } from '@wisata/kernel/app-context';
import { Skeleton } from '@wisata/ui/skeleton';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { lazyPart } from '@wisata/runtime';
import { useVisitor } from '../app/session/use-visitor.ts';
import styles from './account-area.module.css';
import { HoverMenu } from './hover-menu.tsx';
import list from './menu-list.module.css';

const LogoutDialog = lazyPart(async () => (await import('./logout-dialog.tsx')).LogoutDialog);
const UserLinks = lazyPart(async () => (await import('./user-links.tsx')).UserLinks, null);

/** The logout question, fetched when it is first asked. */
export function LazyLogout({ asked, onClose }: { asked: boolean; onClose: () => void }) {
  if (!asked) return null;
  // Outside the header, whose colours are made for navy ground.
  return createPortal(
    <Suspense fallback={null}>
      <LogoutDialog onClose={onClose} />
    </Suspense>,
    document.body,
  );
}

/** First and last name. */
export function fullName({ first_name: first, last_name: last }: SessionUser): string {
  return `${first} ${last}`.trim();
}

/** The list behind a member's name comes after the page: it is not seen before somebody turns to it. */
function UserMenu({ user }: { user: SessionUser }) {
  const isInBrowser = useHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const ask = () => {
    // The dialog gives the focus back to where it was; the list is gone by then, its button is not.
    trigger.current?.focus();
    setIsAsking(true);
  };
  const label = (
    <>
      <span className={styles.avatar} aria-hidden>
        {user.first_name.charAt(0).toUpperCase()}
      </span>
      <span className={styles.name}>{user.first_name || user.email}</span>
    </>
  );
  return (
    <>
      <HoverMenu align="end" label={label} trigger={trigger}>
        <div className={list.head}>
          <p className={list.name}>{fullName(user)}</p>
          <p className={list.mail}>{user.email}</p>
        </div>
        {isInBrowser && <UserLinks onLogout={ask} />}
      </HoverMenu>
      <LazyLogout asked={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** LOGIN for guests, name and menu for members, and the place of the name while nobody knows yet. */
export function AccountArea() {
  const { t } = useTranslation('shell');
  const visitor = useVisitor();
  if (visitor === 'pending') return <Skeleton width={96} height={24} shape="control" />;
  if (visitor !== 'guest') return <UserMenu user={visitor} />;
  return (
    <Link className={styles.login} to="/login">
      {t('user.login')}
    </Link>
  );
}
