import type { Scorecards } from '#contract/scorecard.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useCriterionTexts } from './use-criterion-texts.ts';

type Row = NonNullable<Scorecards['shared']>['summary'][number];

/** The average of each criterion, and how far the members are apart. */
export function ScorecardSummary({ rows }: { rows: readonly Row[] }) {
  const t = useTexts();
  const format = useFormat();
  const { nameOf } = useCriterionTexts();
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{t('scorecard.summary.title')}</h3>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{t('scorecard.summary.caption')}</caption>
        <thead>
          <tr className="border-b border-line text-12 text-ink-muted">
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t('dashboard.criterion')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-medium">
              {t('scorecard.summary.mean')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-medium">
              {t('scorecard.summary.spread')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.criterion}>
              <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
                {nameOf(row.criterion)}
              </th>
              <td className="px-3 py-2 text-end tabular-nums">
                {format.number(Math.round(row.mean * 10) / 10)}
              </td>
              <td className="py-2 ps-3">
                <span className="flex items-center justify-end gap-2">
                  <Spread row={row} />
                  <span className="w-9 text-end text-13 text-ink-muted tabular-nums">
                    {row.lowest === row.highest
                      ? format.number(row.lowest)
                      : t('scorecard.summary.range', row)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const [barWidth, height] = [9, 18];

/** How many members gave each of the four scores. */
function Spread({ row }: { row: Row }) {
  const t = useTexts();
  const [one = 0, two = 0, three = 0, four = 0] = row.spread;
  const most = Math.max(1, ...row.spread);
  return (
    <svg
      role="img"
      aria-label={t('scorecard.summary.each', { one, two, three, four })}
      width={row.spread.length * (barWidth + 2)}
      height={height + 2}
      className="shrink-0"
    >
      {row.spread.map((times, at) => {
        const tall = Math.max(1, (times / most) * height);
        return (
          <rect
            key={at}
            x={at * (barWidth + 2)}
            y={height + 1 - tall}
            width={barWidth}
            height={tall}
            rx={1}
            className={times > 0 ? 'fill-primary' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
