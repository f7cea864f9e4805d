import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type EmptyStateProps = {
  /** What belongs here. */
  title: ReactNode;
  /** Why it is empty. */
  description: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  illustration?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function EmptyState({
  title,
  description,
  action,
  illustration,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={joinClasses('flex flex-col items-center px-4 py-12 text-center', className)}>
      {illustration && <div className="mb-5">{illustration}</div>}
      <Heading className="text-16 font-semibold text-ink">{title}</Heading>
      <p className="mt-1 max-w-sm text-14 text-ink-muted">{description}</p>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
