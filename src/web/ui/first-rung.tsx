import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';

/** For an empty list: the first rung is solid, the others are outlined. */
export function FirstRung({ className }: IllustrationProps) {
  return (
    <IllustrationFrame className={className}>
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
    </IllustrationFrame>
  );
}
