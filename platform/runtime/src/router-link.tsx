import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** The router's link for components that draw an anchor with `href`; other sites, files and `tel:` stay plain anchors. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith('/') && !rest.target ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
