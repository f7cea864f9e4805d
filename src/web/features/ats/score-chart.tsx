import { useTexts } from '#web/lib/texts.tsx';

const width = 320;
const height = 88;
const edge = 14;

/** A chart of past scores; the list below has the same data as text. */
export function ScoreChart({ scores }: { scores: readonly number[] }) {
  const t = useTexts();
  const step = (width - 2 * edge) / Math.max(1, scores.length - 1);
  const points = scores.map((score, at) => ({
    score,
    x: edge + at * step,
    y: height - edge - (score / 100) * (height - 2.6 * edge),
  }));
  const isLabelled = (at: number) => scores.length <= 6 || at === 0 || at === scores.length - 1;
  return (
    <svg
      role="img"
      aria-label={t('ats-score.history.chart', { scores: scores.join(', ') })}
      viewBox={`0 0 ${width} ${height}`}
      className="mb-2 h-auto w-full"
    >
      <line
        x1={0}
        x2={width}
        y1={height - edge}
        y2={height - edge}
        className="stroke-line"
        strokeWidth={1}
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
      {points.map(({ x, y, score }, at) => (
        <g key={at}>
          <circle cx={x} cy={y} r={3.5} className="fill-chart-1" />
          {isLabelled(at) && (
            <text x={x} y={y - 8} textAnchor="middle" className="fill-ink-muted text-12">
              {score}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
