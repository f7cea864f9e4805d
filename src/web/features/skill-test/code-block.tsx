import { joinClasses } from '#web/ui/join-classes.ts';

/** Code that scrolls by itself, also by keyboard. */
export function CodeBlock({
  label,
  text,
  className,
}: {
  label: string;
  text: string;
  className?: string;
}) {
  return (
    <pre
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
      tabIndex={0}
      className={joinClasses(
        'overflow-x-auto rounded-control border border-line bg-hover p-3 font-mono text-13 text-ink',
        className,
      )}
    >
      <code>{text}</code>
    </pre>
  );
}
