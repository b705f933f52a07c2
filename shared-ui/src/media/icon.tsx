import type { ComponentType } from 'react';

/** An icon component such as those of `lucide-react`; every `icon` prop of this package takes the component, not an element. */
export type IconType = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  'aria-hidden'?: boolean;
  focusable?: boolean;
}>;

const PIXELS = { s: 16, m: 20, l: 24 } as const;

/** Draws an icon in one of the three sizes of the visual language; it carries no meaning of its own, words stand beside it. */
export function Icon({ of: Drawing, size = 'm' }: { of: IconType; size?: keyof typeof PIXELS }) {
  return <Drawing size={PIXELS[size]} strokeWidth={1.75} aria-hidden focusable={false} />;
}
