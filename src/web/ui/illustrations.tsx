import { joinClasses } from './join-classes.ts';

type IllustrationProps = { className?: string };

function Frame({
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

/** For an empty list: the first rung is there, the others wait. */
export function FirstRung({ className }: IllustrationProps) {
  return (
    <Frame className={className}>
      <path d="M8 104.5h144" className="stroke-line" strokeLinecap="round" />
      <rect x="36" y="72" width="22" height="32" rx="5" className="fill-accent" />
      <rect
        x="69.75"
        y="48.75"
        width="20.5"
        height="54.5"
        rx="5"
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect
        x="102.75"
        y="24.75"
        width="20.5"
        height="78.5"
        rx="5"
        className="fill-surface stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <circle cx="47" cy="58" r="6" className="fill-primary" />
      <path
        d="M58 50c6-9 12-14 20-17"
        className="stroke-primary"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeDasharray="1 5"
      />
    </Frame>
  );
}

/** For a search without results: bars seen through a lens. */
export function NothingFound({ className }: IllustrationProps) {
  return (
    <Frame className={className}>
      <path d="M8 104.5h144" className="stroke-line" strokeLinecap="round" />
      <rect x="28" y="74" width="18" height="30" rx="5" className="fill-line" />
      <rect x="54" y="58" width="18" height="46" rx="5" className="fill-line" />
      <rect x="80" y="40" width="18" height="64" rx="5" className="fill-line" />
      <rect x="106" y="64" width="18" height="40" rx="5" className="fill-line" />
      <circle cx="92" cy="46" r="27" className="fill-surface stroke-primary" strokeWidth="3" />
      <path d="m112 66 18 18" className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
      <rect x="80" y="50" width="6" height="8" rx="2" className="fill-accent" />
      <rect
        x="89.5"
        y="42.5"
        width="5"
        height="15"
        rx="2"
        className="stroke-line-strong"
        strokeDasharray="2 2"
      />
      <rect
        x="98.5"
        y="34.5"
        width="5"
        height="23"
        rx="2"
        className="stroke-line-strong"
        strokeDasharray="2 2"
      />
    </Frame>
  );
}

/** For what went well and is finished: all three rungs, and a flag on the last. */
export function AllRungs({ className }: IllustrationProps) {
  return (
    <Frame className={className}>
      <path d="M8 104.5h144" className="stroke-line" strokeLinecap="round" />
      <rect x="36" y="76" width="22" height="28" rx="5" className="fill-accent" />
      <rect
        x="69"
        y="58"
        width="22"
        height="46"
        rx="5"
        className="fill-primary-soft stroke-primary"
        strokeWidth="1.5"
      />
      <rect x="102" y="40" width="22" height="64" rx="5" className="fill-primary" />
      <path d="M113 39V12" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d="M114 13h19l-5 6 5 6h-19z" className="fill-accent" />
    </Frame>
  );
}

/** For an error: one rung is out of place. */
export function MissingRung({ className }: IllustrationProps) {
  return (
    <Frame className={className}>
      <path d="M8 104.5h144" className="stroke-line" strokeLinecap="round" />
      <rect x="36" y="72" width="22" height="32" rx="5" className="fill-accent" />
      <path
        d="M69 104V54a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v50"
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect
        x="102"
        y="24"
        width="22"
        height="80"
        rx="5"
        className="fill-primary-soft stroke-primary"
        strokeWidth="1.5"
      />
      <rect
        x="68"
        y="14"
        width="20"
        height="28"
        rx="5"
        className="fill-surface stroke-danger"
        strokeWidth="1.5"
        transform="rotate(-18 78 28)"
      />
    </Frame>
  );
}
