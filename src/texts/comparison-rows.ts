import { type ComparedCount, comparePeriods } from '#domain/analytics/compare-periods.ts';
import { durationText } from './duration-text.ts';
import type { Format } from './format.ts';
import type { Translate } from './translate.ts';

type Periods = Parameters<typeof comparePeriods>;
type Row = Record<'key' | 'name' | 'now' | 'before' | 'change', string>;

/** The figures of two periods of equal length, as the page and the report show them. */
export function comparisonRows(
  t: Translate,
  format: Format,
  now: Periods[0],
  earlier: Periods[1],
): Row[] {
  const { counts, answers } = comparePeriods(now, earlier);
  const nameOf = (figure: ComparedCount['figure']) => {
    if (figure === 'opened' || figure === 'started') return t(`analytics.views.${figure}`);
    if (figure === 'applications') return t('analytics.funnel.applications');
    return t(`application.company-status.${figure}`);
  };
  const signed = { signDisplay: 'exceptZero' } as const;
  const rows = counts.map(({ figure, now: value, before, share }) => {
    const by = format.number(value - before, signed);
    const percent = share !== null && format.number(share, { ...signed, style: 'percent' });
    return {
      key: figure,
      name: nameOf(figure),
      now: format.number(value),
      before: format.number(before),
      change: percent ? t('analytics.before.by', { by, percent }) : by,
    };
  });
  if (answers === null) return rows;
  const median = ({ medianSeconds, answered }: (typeof answers)['now']) =>
    medianSeconds === null
      ? t('analytics.not-measured')
      : t('analytics.before.median', {
          duration: durationText(t, format, medianSeconds),
          count: answered,
        });
  const [after, before] = [answers.now.medianSeconds, answers.before.medianSeconds];
  const change = () => {
    if (after === null || before === null) return '–';
    const duration = durationText(t, format, Math.abs(after - before));
    if (after === before) return t('analytics.before.same');
    return t(after < before ? 'analytics.before.faster' : 'analytics.before.slower', { duration });
  };
  const row = {
    key: 'answers',
    name: t('analytics.answers.title'),
    now: median(answers.now),
    before: median(answers.before),
    change: change(),
  };
  return [...rows, row];
}
