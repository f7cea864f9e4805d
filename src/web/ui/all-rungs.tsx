import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';

/** For success and completion: all three rungs, and a flag on the last. */
export function AllRungs({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
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
    </IllustrationFrame>
  );
}
