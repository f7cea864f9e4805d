import { Link } from 'react-router';
import { ChartTable } from './chart-parts.tsx';

export type FunnelChartProps = {
  /** What the chart shows: 'How applications went on'. */
  label: string;
  /** From the first to the last; each is usually a part of the one before. */
  steps: readonly { key: string; name: string; value: number; to?: string | undefined }[];
  format: (value: number) => string;
  formatShare: (share: number) => string;
  texts: {
    /** The heading of the first column of the table: 'Step' */
    column: string;
    /** 'Applications' */
    count: string;
    /** 'Share of all' */
    ofFirst: string;
    /** 'Share of previous step' */
    ofPrevious: string;
    /** 'Show as table' */
    table: string;
  };
};

/** Bars that get shorter from step to step; each can open the rows that it counts. */
export function FunnelChart({ label, steps, format, formatShare, texts }: FunnelChartProps) {
  const first = steps[0]?.value ?? 0;
  const share = (value: number, whole: number) =>
    whole === 0 || value > whole ? '–' : formatShare(value / whole);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{label}</figcaption>
      <ol className="flex flex-col gap-2">
        {steps.map(({ key, name, value, to }) => (
          <li
            key={key}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-small py-1 text-13 hover:has-[a]:bg-hover sm:grid-cols-[9rem_minmax(0,1fr)_3.5rem_3rem]"
          >
            {to ? (
              <Link
                to={to}
                className="inline-flex touch-height items-center text-ink underline-offset-2 after:absolute after:inset-0 after:rounded-small"
              >
                {name}
              </Link>
            ) : (
              <span className="inline-flex touch-height items-center text-ink">{name}</span>
            )}
            <svg
              width="100%"
              height="20"
              aria-hidden="true"
              className="block max-sm:order-last max-sm:col-span-2"
            >
              <rect width="100%" height="20" rx="4" className="fill-hover" />
              <rect
                width={`${first === 0 ? 0 : Math.min(100, (value / first) * 100).toFixed(2)}%`}
                height="20"
                rx="4"
                className="fill-chart-1"
              />
            </svg>
            <span className="flex items-baseline justify-end gap-2 tabular-nums sm:contents">
              <span className="text-end font-semibold text-ink">{format(value)}</span>
              <span className="min-w-10 text-end text-ink-muted">{share(value, first)}</span>
            </span>
          </li>
        ))}
      </ol>
      <ChartTable
        summary={texts.table}
        caption={label}
        head={[texts.column, texts.count, texts.ofFirst, texts.ofPrevious]}
        rows={steps.map(({ key, name, value }, at) => ({
          key,
          cells: [
            name,
            format(value),
            share(value, first),
            at === 0 ? '–' : share(value, steps[at - 1]?.value ?? 0),
          ],
        }))}
      />
    </figure>
  );
}
