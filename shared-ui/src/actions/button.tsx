import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from '../text/class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';
import type { LinkComponent, LinkProps } from './link.tsx';

/** `action` is the one next step of a view, `primary` the choice inside a row, `quiet` everything beside them, `danger` what destroys. */
export type ButtonVariant = 'action' | 'primary' | 'quiet' | 'danger' | 'link';

interface Look {
  variant?: ButtonVariant;
  /** `s` 36 px, `m` 44 px, `l` 52 px high. */
  size?: 's' | 'm' | 'l';
  icon?: IconType;
  iconEnd?: IconType;
  full?: boolean;
  children: ReactNode;
}

/** Props of `Button`: a native button's attributes, its look, and `busy`. */
export interface ButtonProps
  extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  /** Work is going on: the button keeps its focus and label, and swallows further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Props of `LinkButton`: an anchor's attributes with `href`, its look, and `as` for a router's link. */
export interface LinkButtonProps extends Look, Omit<LinkProps, 'className' | 'style' | 'children'> {
  as?: LinkComponent;
}

function lookOf({ variant = 'quiet', size = 'm', full }: Omit<Look, 'children'>, busy = false): string | undefined {
  const sized = size === 's' ? styles.small : size === 'l' ? styles.large : undefined;
  return classNames(styles.button, styles[variant], sized, full && styles.full, busy && styles.busy);
}

function Label({ icon, iconEnd, size, children }: Pick<Look, 'icon' | 'iconEnd' | 'size' | 'children'>) {
  const iconSize = size === 's' ? 's' : 'm';
  return (
    <>
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize} />}
    </>
  );
}

/** A button that does something on this page; for what leads elsewhere use `LinkButton`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  full,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, full }, busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <Label icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Label>
    </button>
  );
}

/** A link that looks like a button: it has an address, opens in a new tab, and works before any script has loaded. */
export function LinkButton({ variant, size, icon, iconEnd, full, children, as: Link = 'a', ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} data-button="" className={lookOf({ variant, size, full })}>
      <Label icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Label>
    </Link>
  );
}
