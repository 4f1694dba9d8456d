import type { ComponentProps } from 'react';
import { buttonClass, iconButtonClass } from '../button/button-class';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './favorite-button.module.css';

export interface FavoriteButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-pressed'> {
  isFavorite: boolean;
  /** Accessible name of the icon-only button, the same in both states: "Save Care assistant to favorites". */
  label?: string;
  /** Visible text next to the heart, which changes with the state: "Save Job", "Saved". */
  text?: string;
}

/**
 * A favourite button. Without text it is a toggle with a label; with text, the text itself states the state.
 */
export function FavoriteButton({ isFavorite, label, text, className, ...rest }: FavoriteButtonProps) {
  const naming = text ? {} : { 'aria-label': label, title: label, 'aria-pressed': isFavorite };
  return (
    <button
      type="button"
      {...naming}
      {...rest}
      className={joinClasses(
        text ? buttonClass('secondary') : iconButtonClass('ghost'),
        isFavorite && styles.on,
        className,
      )}
    >
      <Icon name={isFavorite ? 'heart-filled' : 'heart'} className={styles.heart} />
      {text}
    </button>
  );
}
