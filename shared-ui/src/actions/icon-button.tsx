import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './icon-button.module.css';
import { Icon, type IconType } from '../media/icon.tsx';

/** Props of `IconButton`: a native button's attributes plus the icon and the words it stands for. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children'
> {
  icon: IconType;
  /** Accessible name and tooltip: verb and object. */
  label: string;
  /** `plain` takes the ink of its ground, `bordered` stands in forms, `raised` floats over a picture or map. */
  variant?: 'plain' | 'bordered' | 'raised';
  /** `m` 44 px, `s` 32 px for dense rows that also offer the action elsewhere. */
  size?: 's' | 'm';
  /** Drawn over the corner, for instance a count badge. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon. With `aria-disabled` it keeps its focus and its reason, and does nothing. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'm',
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const blocked = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, variant !== 'plain' && styles[variant], size === 's' && styles.small)}
      aria-label={label}
      onClick={press}
    >
      <Icon of={icon} size={size === 's' ? 's' : 'm'} />
      {/* A tooltip of the button's own would be read after its name, in the same words. */}
      <span className={styles.tip} title={label} />
      {children !== undefined && <span className={styles.corner}>{children}</span>}
    </button>
  );
}
