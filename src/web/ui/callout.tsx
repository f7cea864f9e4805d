import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type CalloutProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: set it for messages that appear after page load. */
  live?: boolean;
  className?: string;
};

const looks = {
  info: { icon: Info, className: 'bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, className: 'bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, className: 'bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, className: 'bg-danger-soft', mark: 'text-danger' },
};

export function Callout({
  tone = 'info',
  title,
  children,
  action,
  live = false,
  className,
}: CalloutProps) {
  const { icon: Icon, className: look, mark } = looks[tone];
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={joinClasses(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card px-4 py-3 text-14',
        look,
        className,
      )}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={joinClasses('shrink-0', mark)}
      />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-medium text-ink">{title}</p>}
        {children && <div className={title ? 'mt-0.5 text-ink-muted' : 'text-ink'}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
