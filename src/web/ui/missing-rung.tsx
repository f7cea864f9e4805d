import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';

/** For an error: one rung is out of place. */
export function MissingRung({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
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
    </IllustrationFrame>
  );
}
