import type { MouseEventHandler, ReactNode } from 'react';
import { RouterLink } from '@wisata/runtime';

interface MenuLinkProps {
  readonly link: string;
  readonly isLocal: boolean;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** Entries of this site change the page in place; all others are plain links to another site. */
export function MenuLink({ link, isLocal, className, current, onClick, children }: MenuLinkProps) {
  const shared = { className, onClick, 'aria-current': current ? ('page' as const) : undefined };
  if (isLocal) {
    return (
      <RouterLink {...shared} href={link.startsWith('/') ? link : `/${link}`}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...shared} href={link} rel="noreferrer">
      {children}
    </a>
  );
}
