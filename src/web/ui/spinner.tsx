import { joinClasses } from './join-classes.ts';

/**
 * With a label it is a status region; without one it is decorative, beside a text that says the
 * same.
 */
export function Spinner({
  label,
  size = 16,
  className,
}: {
  label?: string;
  size?: 16 | 20 | 28;
  className?: string;
}) {
  return (
    <span className={joinClasses('inline-flex', className)} role={label ? 'status' : undefined}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className="animate-spin motion-reduce:animate-breathe!"
      >
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity="0.22" />
        <path
          d="M14.25 8A6.25 6.25 0 0 0 8 1.75"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
