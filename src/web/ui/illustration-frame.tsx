import { joinClasses } from './join-classes.ts';

export type IllustrationProps = { className?: string };

/** The shared canvas of all illustrations. */
export function IllustrationFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <svg
      width="160"
      height="112"
      viewBox="0 0 160 112"
      fill="none"
      aria-hidden="true"
      className={joinClasses('max-w-full', className)}
    >
      {children}
    </svg>
  );
}
