import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

export type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  className?: string;
};

/**
 * A link styled as a button, for navigation. Absolute URLs and `reloadDocument` work as in Link.
 */
export function ButtonLink({
  variant,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      // A file is no page whose scripts could be loaded ahead.
      {...(rest.reloadDocument && { discover: 'none' as const })}
      className={buttonClass(variant, size, className)}
    >
      <span className="inline-flex items-center gap-2">
        {Icon && <Icon size={size === 'lg' ? 20 : 16} aria-hidden="true" className="shrink-0" />}
        {children}
      </span>
    </Link>
  );
}
