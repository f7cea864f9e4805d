import { ChartTable, seriesStyleOf } from './chart-parts.tsx';

export type BarChartProps = {
  /** What the chart shows: 'Applications by week'. */
  label: string;
  /** The parts of each bar; with more than one the bars are stacked. */
  series: readonly { key: string; name: string }[];
  /** One value of each bar for each series. */
  bars: readonly { key: string; name: string; values: readonly number[] }[];
  format?: (value: number) => string;
  /** More bars than this are only in the table. */
  most?: number;
  texts: {
    /** The heading of the first column of the table: 'Week' */
    column: string;
    /** 'Show as table' */
    table: string;
    /** '5 more in the table' */
    more?: (count: number) => string;
  };
};

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Horizontal bars with their totals beside them, stacked if there is more than one series. */
export function BarChart({ label, series, bars, format = String, most, texts }: BarChartProps) {
  const longest = Math.max(1, ...bars.map(({ values }) => sumOf(values)));
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-muted">
        <span className="sr-only">{label}</span>
        {series.length > 1 &&
          series.map(({ key, name }, order) => (
            <span key={key} aria-hidden="true" className="flex items-center gap-2">
              <svg width="12" height="12" className="shrink-0">
                <rect width="12" height="12" rx="3" className={seriesStyleOf(order).fill} />
              </svg>
              {name}
            </span>
          ))}
      </figcaption>
      {/* The table below says the same to screen readers. */}
      <dl
        aria-hidden="true"
        className="mt-3 grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-13"
      >
        {bars.slice(0, most).map(({ key, name, values }) => (
          <div key={key} className="contents">
            <dt className="max-w-40 truncate text-ink">{name}</dt>
            <dd>
              <svg width="100%" height="20" className="block">
                <rect width="100%" height="20" rx="4" className="fill-hover" />
                {values.map((value, order) => (
                  <rect
                    key={series[order]?.key}
                    x={percent(sumOf(values.slice(0, order)), longest)}
                    width={percent(value, longest)}
                    height="20"
                    rx={series.length > 1 ? 0 : 4}
                    className={seriesStyleOf(order).fill}
                  />
                ))}
              </svg>
            </dd>
            <dd className="text-end font-semibold text-ink tabular-nums">
              {format(sumOf(values))}
            </dd>
          </div>
        ))}
      </dl>
      {most !== undefined && bars.length > most && texts.more && (
        <p aria-hidden="true" className="mt-2 text-13 text-ink-muted">
          {texts.more(bars.length - most)}
        </p>
      )}
      <ChartTable
        summary={texts.table}
        caption={label}
        head={[texts.column, ...series.map(({ name }) => name)]}
        rows={bars.map(({ key, name, values }) => ({
          key,
          cells: [name, ...values.map((value) => format(value))],
        }))}
      />
    </figure>
  );
}

const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(2)}%`;
