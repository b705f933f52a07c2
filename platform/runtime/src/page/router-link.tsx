import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** Addresses of this origin that are not pages of the app: the router would show them as unknown pages. */
const SERVED_ELSEWHERE = /^\/(api|media|gateway|dev\/inbox|r)(\/|\?|$)/;

function isPage(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !SERVED_ELSEWHERE.test(href);
}

/** The router's link for components that draw an anchor with `href`; other sites, files and `tel:` stay plain anchors. */
export function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isPlain = Boolean(rest.target) || rest.download !== undefined || !isPage(href);
  return isPlain ? <a {...rest} href={href} /> : <Link {...rest} to={href} />;
}
