import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** What a component passes to the link it draws: a plain anchor's attributes with `href` always present. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Stand-in for `<a>` given through an `as` prop, so that a page can hand in its router's link without this package knowing any. */
export type LinkComponent = ComponentType<LinkProps> | 'a';
