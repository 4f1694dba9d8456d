import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { iconButtonClass, type ButtonSize, type ButtonVariant } from './button-class';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A round button with an icon only. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joinClasses(iconButtonClass(variant, size), className)}
    >
      <Icon name={icon} />
    </button>
  );
}
