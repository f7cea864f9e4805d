import { joinClasses } from './join-classes.ts';

/** A gray placeholder; set its size by classes. Wrap several in SkeletonGroup. */
export function Skeleton({
  className = 'h-4 w-full',
  round = false,
}: {
  className?: string;
  round?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block bg-line/80',
        round ? 'rounded-chip' : 'rounded-control',
        className,
      )}
    />
  );
}

export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <span className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={line === lines - 1 && lines > 1 ? 'h-3.5 w-2/3' : 'h-3.5 w-full'}
        />
      ))}
    </span>
  );
}

export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <span className="flex flex-col divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex items-center gap-3 py-3">
          <Skeleton round className="size-9 shrink-0" />
          <span className="flex min-w-0 grow flex-col gap-1.5">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </span>
          <Skeleton className="h-5 w-16 shrink-0" />
        </span>
      ))}
    </span>
  );
}

/** Announces loading once, politely, and animates its children. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div
      role="status"
      className={joinClasses('animate-breathe motion-reduce:animate-breathe!', className)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
