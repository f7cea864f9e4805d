import { Disclosure } from './disclosure.tsx';

/** Series differ in color and in dashes, so that color is never the only signal. */
export const seriesLooks = [
  { stroke: 'stroke-chart-1', fill: 'fill-chart-1', dashes: undefined },
  { stroke: 'stroke-chart-2', fill: 'fill-chart-2', dashes: '7 5' },
  { stroke: 'stroke-chart-3', fill: 'fill-chart-3', dashes: '2 5' },
  { stroke: 'stroke-chart-4', fill: 'fill-chart-4', dashes: '12 4 2 4' },
  { stroke: 'stroke-chart-1', fill: 'fill-chart-1', dashes: '14 7' },
] as const;

export const seriesStyleOf = (series: number) =>
  seriesLooks[series % seriesLooks.length] ?? seriesLooks[0];

/** The figures of a chart, one press away. */
export function ChartTable({
  summary,
  caption,
  head,
  rows,
}: {
  /** 'Show as table' */
  summary: string;
  caption: string;
  head: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly { key: string; cells: readonly string[] }[];
}) {
  return (
    <Disclosure
      className="mt-2 border-b-0 print:hidden"
      summary={<span className="text-13">{summary}</span>}
    >
      <div className="overflow-x-auto">
        <table className="w-full text-13 tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line">
              {head.map((cell, at) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 font-medium text-ink ${at === 0 ? 'pe-4 text-start' : 'ps-4 text-end'}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [heading, ...values] }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pe-4 text-start font-normal text-ink">
                  {heading}
                </th>
                {values.map((value, at) => (
                  <td key={head[at + 1]} className="py-2 ps-4 text-end">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
