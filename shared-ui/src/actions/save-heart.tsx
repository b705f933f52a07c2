import { Heart } from 'lucide-react';
import type { IconType } from '../media/icon.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** The heart of something that is saved. */
export const FullHeart: IconType = (props) => <Heart {...props} fill="currentColor" />;

/** Props of `SaveHeart`. */
export interface SaveHeartProps extends Pick<IconButtonProps, 'variant'> {
  /** What is saved: "Save Samudra Biru Sanur"; the same whether it is or not. */
  readonly label: string;
  readonly saved: boolean;
  readonly onToggle: () => void;
}

/** Keeps something to come back to, or forgets it. */
export function SaveHeart({ label, saved, onToggle, ...look }: SaveHeartProps) {
  return (
    <IconButton {...look} icon={saved ? FullHeart : Heart} label={label} aria-pressed={saved} onClick={onToggle} />
  );
}
