import { Link } from 'react-router';
import type { Measured } from '#contract/readiness.ts';
import { type ReadinessPart, weightOf } from '#domain/readiness/readiness-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Progress } from '#web/ui/progress.tsx';

type ReadinessPartRowProps = {
  part: ReadinessPart;
  value: number | null;
  resume: Measured['resume'];
};

/** A part of the score: its value, its weight, and what to do next. */
export function ReadinessPartRow({ part, value, resume }: ReadinessPartRowProps) {
  const t = useTexts();
  const next = useNextStep(part, value, resume);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      {value === null ? (
        <p className="flex items-baseline justify-between gap-3 text-13">
          <span className="font-medium text-ink">{t(`readiness.part.${part}`)}</span>
          <span className="text-ink-muted">{t('readiness.unmeasured')}</span>
        </p>
      ) : (
        <Progress
          label={t(`readiness.part.${part}`)}
          value={value}
          valueText={t('readiness.value', { value })}
        />
      )}
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-13 text-ink-muted">
        <span>
          {next.text} {next.to && <Link to={next.to}>{next.action}</Link>}
        </span>
        <span className="text-12 text-ink-subtle">
          {t('readiness.weight', { weight: weightOf(part) / 100 })}
        </span>
      </p>
    </li>
  );
}

type NextStep = { text: string; to?: string; action?: string };

function useNextStep(
  part: ReadinessPart,
  value: number | null,
  resume: Measured['resume'],
): NextStep {
  const t = useTexts();
  if (part === 'ats')
    return {
      text: t(value === null ? 'readiness.ats.begin' : 'readiness.ats.again'),
      to: '/student-dashboard/ats-score',
      action: t('readiness.ats.action'),
    };
  if (part === 'resume') {
    const to = '/student-dashboard/resume';
    if (resume === null)
      return { text: t('readiness.resume.begin'), to, action: t('readiness.resume.begin-action') };
    const text =
      resume.next === null ? t('readiness.resume.full') : t(`readiness.resume.next.${resume.next}`);
    return { text, to: `${to}/${resume.id}`, action: t('readiness.resume.action') };
  }
  return { text: t(`readiness.${part}.begin`) };
}
