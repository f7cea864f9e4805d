import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { joinClasses } from './join-classes.ts';
import { MissingRung } from './missing-rung.tsx';

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** What was saved, and what to do next. */
  description: ReactNode;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  /** An alternative: a link home. */
  action?: ReactNode;
  requestId?: { label: string; value: string } | undefined;
  level?: 1 | 2 | 3;
};

export function ErrorState({
  title,
  description,
  retry,
  action,
  requestId,
  level = 2,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <MissingRung className="mb-5" />
      <Heading
        className={joinClasses('font-semibold text-ink', level === 1 ? 'text-28' : 'text-16')}
      >
        {title}
      </Heading>
      <p className="mt-1 max-w-md text-14 text-ink-muted">{description}</p>
      {(retry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {retry && (
            <Button variant="primary" icon={RotateCw} busy={retry.busy} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className="mt-5 text-12 text-ink-subtle">
          {requestId.label} <code className="font-mono select-all">{requestId.value}</code>
        </p>
      )}
    </div>
  );
}
