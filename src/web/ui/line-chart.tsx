import { type PointerEvent, useId, useState } from 'react';
import { ChartTable, seriesStyleOf } from './chart-parts.tsx';

export type LineChartProps = {
  /** What the chart shows: 'Scores of your last sessions'. */
  label: string;
  /** From left to right. Names may repeat; keys may not. */
  columns: readonly { key: string; name: string }[];
  /** One value for each column; null leaves a gap. */
  series: readonly { key: string; name: string; values: readonly (number | null)[] }[];
  /** The vertical axis ends here, or at the next round number above the highest value. */
  max?: number;
  format?: (value: number) => string;
  texts: {
    /** The heading of the first column of the table: 'Session' */
    column: string;
    /** 'Show as table' */
    table: string;
    /** For a value that is missing: 'Not scored' */
    missing: string;
  };
};

// The drawing is stretched to its box; strokes and dots keep their width.
const width = 1000;
const height = 200;

/**
 * Lines over columns. The values of one column are shown above the drawing; the pointer or the
 * arrow keys choose the column.
 */
export function LineChart({ label, columns, series, max, format = String, texts }: LineChartProps) {
  const id = useId();
  const [selected, setSelected] = useState<number | null>(null);
  const last = columns.length - 1;
  const at = Math.min(selected ?? last, last);
  const top = max ?? roundAbove(series.flatMap(({ values }) => values));
  const x = (column: number) => (last === 0 ? width / 2 : (column / last) * width);
  const y = (value: number) => height - (value / top) * height;
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? texts.missing : format(value);
  const column = columns[at];
  if (column === undefined) return null;
  const choose = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setSelected(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  const spoken = series.map(({ name, values }) => `${name}: ${written(values[at])}`).join(', ');
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="font-medium text-ink">
          {column.name}
        </span>
        {series.map(({ key, name, values }, order) => (
          <span key={key} aria-hidden="true" className="flex items-center gap-2 text-ink-muted">
            <svg width="20" height="8" className="shrink-0">
              <path
                d="M0 4H20"
                strokeWidth="3"
                strokeDasharray={seriesStyleOf(order).dashes}
                className={seriesStyleOf(order).stroke}
              />
            </svg>
            {name}
            <span className="font-semibold text-ink tabular-nums">{written(values[at])}</span>
          </span>
        ))}
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="-my-2 flex flex-col justify-between text-end text-12 text-ink-subtle tabular-nums"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <div
          className="relative rounded-small px-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-primary"
          onPointerMove={choose}
          onPointerDown={choose}
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            className="h-44 w-full overflow-visible"
          >
            {[0, height / 2, height].map((line) => (
              <path
                key={line}
                d={`M0 ${line}H${width}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            <path
              d={`M${x(at)} 0V${height}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
            {series.map(({ key, values }, order) => (
              <g key={key} className={seriesStyleOf(order).stroke} strokeLinecap="round">
                <path
                  d={pathOf(values, x, y)}
                  strokeWidth="2.5"
                  strokeLinejoin="round"
                  strokeDasharray={seriesStyleOf(order).dashes}
                  vectorEffect="non-scaling-stroke"
                />
                {values.map((value, place) =>
                  value === null ? null : (
                    // A line without length and with round ends is a dot that doesn't stretch.
                    <path
                      key={columns[place]?.key}
                      d={`M${x(place)} ${y(value)}h0.01`}
                      strokeWidth={place === at ? 11 : 7}
                      vectorEffect="non-scaling-stroke"
                    />
                  ),
                )}
              </g>
            ))}
          </svg>
          {last > 0 && (
            <input
              type="range"
              id={id}
              min={0}
              max={last}
              value={at}
              onChange={(event) => setSelected(Number(event.currentTarget.value))}
              aria-label={label}
              aria-valuetext={`${column.name}. ${spoken}`}
              className="absolute inset-0 h-full w-full cursor-crosshair touch-pan-y opacity-0"
            />
          )}
        </div>
        <p
          aria-hidden="true"
          className={`col-start-2 mt-2 flex gap-4 text-12 text-ink-subtle ${last === 0 ? 'justify-center' : 'justify-between'}`}
        >
          <span>{columns[0]?.name}</span>
          {last > 0 && <span>{columns[last]?.name}</span>}
        </p>
      </div>
      <ChartTable
        summary={texts.table}
        caption={label}
        head={[texts.column, ...series.map(({ name }) => name)]}
        rows={columns.map(({ key, name }, row) => ({
          key,
          cells: [name, ...series.map(({ values }) => written(values[row]))],
        }))}
      />
    </figure>
  );
}

/** A path through the values, with a gap where one is missing. */
function pathOf(
  values: readonly (number | null)[],
  x: (column: number) => number,
  y: (value: number) => number,
): string {
  let isDown = false;
  return values
    .map((value, column) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const step = `${isDown ? 'L' : 'M'}${x(column)} ${y(value)}`;
      isDown = true;
      return step;
    })
    .join('');
}

/** The next even multiple of a power of ten, so that half of it is a whole number too. */
function roundAbove(values: readonly (number | null)[]): number {
  const highest = Math.max(1, ...values.flatMap((value) => value ?? []));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([2, 4, 6, 8].find((step) => step * power >= highest) ?? 10) * power;
}
