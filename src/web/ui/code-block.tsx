import { joinClasses } from './join-classes.ts';

const looks = {
  inset: 'rounded-control bg-hover p-3',
  card: 'rounded-card bg-surface p-4',
};

/** Code that scrolls by itself, also by keyboard. */
export function CodeBlock({
  label,
  text,
  look = 'inset',
  className,
}: {
  label: string;
  text: string;
  look?: keyof typeof looks;
  className?: string;
}) {
  return (
    <pre
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
      tabIndex={0}
      className={joinClasses(
        'overflow-x-auto border border-line font-mono text-13 text-ink',
        looks[look],
        className,
      )}
    >
      <code>{text}</code>
    </pre>
  );
}
