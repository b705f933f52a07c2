import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';

/** A step out of an empty list that is known to lead to results. */
export type Way = { readonly label: string } & (
  | { readonly href: string; readonly onPress?: undefined }
  | { readonly href?: undefined; readonly onPress: () => void }
);

/** Ways out of an empty list, the best one first. */
export function WaysOut({ ways }: { readonly ways: readonly Way[] }) {
  return ways.map(({ label, href, onPress }, index) => {
    const variant = index === 0 ? 'action' : 'quiet';
    return href === undefined ? (
      <Button key={label} variant={variant} full onClick={onPress}>
        {label}
      </Button>
    ) : (
      <LinkButton key={label} as={RouterLink} href={href} variant={variant} full>
        {label}
      </LinkButton>
    );
  });
}
