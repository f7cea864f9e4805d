import { joinClasses } from '#web/ui/join-classes.ts';

/** Page images, one below the other. Paper: white in both themes. */
export function ResumePages({
  pages,
  nameOf,
  className,
}: {
  className?: string | undefined;
  pages: readonly string[];
  nameOf: (place: { page: number; count: number }) => string;
}) {
  return (
    <ol className={joinClasses('flex flex-col gap-4', className)}>
      {pages.map((url, at) => (
        <li key={at}>
          <img
            src={url}
            alt={nameOf({ page: at + 1, count: pages.length })}
            width={595}
            height={842}
            className="bg-paper h-auto w-full rounded-small border border-line shadow-raised"
          />
        </li>
      ))}
    </ol>
  );
}
