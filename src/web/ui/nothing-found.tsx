import { IllustrationFrame } from './illustration-frame.tsx';

/** For a search without results: bars seen through a lens. */
export function NothingFound() {
  return (
    <IllustrationFrame>
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
    </IllustrationFrame>
  );
}
