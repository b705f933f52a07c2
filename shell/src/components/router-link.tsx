import { Link } from 'react-router-dom';
import type { LinkProps } from '@wisata/ui/link';

/** The router's link for components that draw an anchor with `href`; other sites and `tel:` stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
