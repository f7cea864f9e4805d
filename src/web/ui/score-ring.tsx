import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { type ScoreTone, scoreTone, wholeScore } from './score-tone.ts';

export type ScoreRingProps = {
  /** 0 to 100. */
  value: number;
  /** For screen readers: 'Match 82 of 100, strong'. */
  label: string;
  /** What the number means: 'Strong match'. */
  word: ReactNode;
  /** Leads to the explanation in one click: a button, a link, a <details>. */
  why?: ReactNode;
  tone?: ScoreTone | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

const strokes: Record<ScoreTone, string> = {
  success: 'stroke-success-mark',
  info: 'stroke-info-mark',
  warning: 'stroke-warning-mark',
  danger: 'stroke-danger-mark',
};

const sizes = {
  sm: { pixels: 36, stroke: 4, number: 'text-12', word: 'text-13' },
  md: { pixels: 56, stroke: 3.5, number: 'text-16', word: 'text-14' },
  lg: { pixels: 120, stroke: 3, number: 'text-40', word: 'text-16' },
};

/**
 * A score always comes as a number, a label and a link to its explanation; the color only repeats
 * the label.
 */
export function ScoreRing({
  value,
  label,
  word,
  why,
  tone,
  size = 'md',
  className,
}: ScoreRingProps) {
  const score = wholeScore(value);
  const look = sizes[size];
  const radius = 20 - look.stroke / 2;
  return (
    <span
      className={joinClasses(
        'inline-flex min-w-0',
        size === 'lg' ? 'flex-col items-center gap-3 text-center' : 'items-center gap-2.5',
        className,
      )}
    >
      <span
        role="img"
        aria-label={label}
        className="relative inline-flex shrink-0 items-center justify-center"
      >
        <svg
          width={look.pixels}
          height={look.pixels}
          viewBox="0 0 40 40"
          fill="none"
          aria-hidden="true"
        >
          <circle cx="20" cy="20" r={radius} strokeWidth={look.stroke} className="stroke-line" />
          {score > 0 && (
            <circle
              cx="20"
              cy="20"
              r={radius}
              strokeWidth={look.stroke}
              strokeLinecap="round"
              pathLength={100}
              transform="rotate(-90 20 20)"
              strokeDasharray={`${score} 100`}
              className={joinClasses(
                'transition-[stroke-dasharray,stroke] duration-200',
                strokes[tone ?? scoreTone(score)],
              )}
            />
          )}
        </svg>
        <span
          aria-hidden="true"
          className={joinClasses('absolute font-semibold text-ink tabular-nums', look.number)}
        >
          {score}
        </span>
      </span>
      <span className="flex min-w-0 flex-col">
        <span className={joinClasses('font-medium text-ink', look.word)}>{word}</span>
        {why && <span className="text-13 text-ink-muted">{why}</span>}
      </span>
    </span>
  );
}
