import { matchWeights } from '#domain/match/match-weights.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { matchExample } from './match-example.ts';

// Numbers never wrap, and headers only if they must: the first column shrinks instead.
const side = 'px-1.5 py-3.5 text-end align-top first:ps-0 last:pe-0 sm:px-4';
const cell = `${side} whitespace-nowrap tabular-nums`;
const head = `${side} text-13 font-medium wrap-break-word text-ink-muted`;

/** The example match as a sum: the value, weight and points of each part. */
export function MatchTable() {
  const t = useTexts();
  const format = useFormat();
  const { score, parts } = matchExample;
  const skills = parts.find(({ part }) => part === 'skills')?.value ?? 0;
  const gain = ((100 - skills) * matchWeights.skills) / 100;
  return (
    <>
      <table className="w-full max-w-3xl border-collapse">
        <caption className="sr-only">{t('matching.example.caption')}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={`${head} text-start`}>
              {t('matching.example.part')}
            </th>
            <th scope="col" className={head}>
              {t('matching.example.fit')}
            </th>
            <th scope="col" className={head}>
              {t('matching.example.weight')}
            </th>
            <th scope="col" className={head}>
              {t('matching.example.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, value, weight, points }) => (
            <tr key={part} className="border-b border-line">
              <th
                scope="row"
                className="py-3.5 pe-1.5 text-start font-normal wrap-anywhere sm:pe-3"
              >
                <span className="block font-medium text-ink">
                  {t(`matching.weights.${part}.title`)}
                </span>
                <span className="block text-14 text-ink-muted">
                  {t(`matching.example.${part}`)}
                </span>
              </th>
              <td className={cell}>{t('matching.example.percent', { value })}</td>
              <td className={`${cell} text-ink-muted`}>{format.number(weight)}</td>
              <td className={`${cell} font-medium`}>{format.number(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className="py-4 text-start text-18 font-semibold">
              {t('matching.example.sum')}
            </th>
            <td className={`${cell} font-display text-28 font-bold`}>{format.number(score)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 max-w-text text-ink-muted">{t('matching.example.read', { gain })}</p>
    </>
  );
}
