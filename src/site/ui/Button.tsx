import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { Contour, type ContourState } from './Contour';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './icons';

export interface Look {
  /** `primary` is the single volt action of a view; `quiet` has no contour. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small' | 'large';
  icon?: IconName;
  /** Overrides the contour's state, e.g. while loading. */
  contour?: ContourState;
  wide?: boolean;
}

export const buttonClass = ({ variant = 'secondary', size = 'normal', wide }: Look, className?: string) =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);

/** The content of a button, or of a link styled as one. */
export function Face({ variant = 'secondary', icon, contour, children }: Look & { children: ReactNode }) {
  return (
    <>
      {variant !== 'quiet' && (
        <Contour cut={variant === 'primary' ? 9 : 12} state={contour ?? 'idle'} className={styles.contour} />
      )}
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
}

type ButtonProps = ComponentProps<'button'> & Look;

export const Button = ({ variant, size, icon, contour, wide, children, className, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={buttonClass({ variant, size, wide }, className)}>
    <Face variant={variant} icon={icon} contour={rest.disabled ? 'disabled' : contour}>
      {children}
    </Face>
  </button>
);

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export const ButtonLink = ({
  variant,
  size,
  icon,
  contour,
  wide,
  children,
  className,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
    <Face variant={variant} icon={icon} contour={contour}>
      {children}
    </Face>
  </Link>
);
