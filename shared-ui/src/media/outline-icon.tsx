import type { IconType } from './icon.tsx';

/** A ticket: the icon of a service without its own. */
const FALLBACK =
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2';

const known = new Map<string, IconType>();

/** An icon of an outline that comes as data, 24 by 24, drawn like the icons of the library. */
export function outlineIcon(outline: string = FALLBACK): IconType {
  const drawn = known.get(outline);
  if (drawn) return drawn;
  const Outline: IconType = ({ size = 24, strokeWidth = 2, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={outline} />
    </svg>
  );
  known.set(outline, Outline);
  return Outline;
}
