import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** 'section' by default if it has a title. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  title?: ReactNode;
  description?: ReactNode;
  /** At the end of the title row. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Highlights its border on hover; for a card covered by one link. */
  interactive?: boolean;
};

const paddings = { none: '', sm: 'p-4', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' };

export function Card({
  title,
  as = title ? 'section' : 'div',
  description,
  action,
  level = 2,
  padding = 'md',
  interactive = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Box = as as 'div';
  const Heading = `h${level}` as const;
  return (
    <Box
      {...rest}
      className={joinClasses(
        'relative min-w-0 rounded-card border border-line bg-surface',
        paddings[padding],
        padding !== 'none' && 'print:break-inside-avoid',
        interactive && 'transition-colors hover:border-line-strong focus-within:border-line-strong',
        className,
      )}
    >
      {(title || action) && (
        <div
          className={joinClasses(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-2',
            padding === 'none' ? 'p-4 sm:px-5' : 'mb-4',
          )}
        >
          <div className="min-w-0">
            {title && <Heading className="text-16 font-semibold text-ink">{title}</Heading>}
            {description && <p className="mt-0.5 text-13 text-ink-muted">{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Box>
  );
}
