import { Skeleton } from '#web/ui/skeleton.tsx';

/** The placeholder of a loading card; not shown for very short loads. */
export function CardSkeleton() {
  return (
    <span className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 transition-opacity delay-150 starting:opacity-0">
      <span className="flex gap-3">
        <Skeleton className="size-10" />
        <span className="flex grow flex-col gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </span>
      </span>
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </span>
  );
}
