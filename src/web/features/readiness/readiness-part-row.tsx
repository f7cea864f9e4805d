import { Link } from 'react-router';
import type { Measured } from '#contract/readiness.ts';
import { type ReadinessPart, weightOf } from '#domain/readiness/readiness-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useNextPractice } from './use-next-practice.ts';

type ReadinessPartRowProps = {
  part: ReadinessPart;
  value: number;
  resume: Measured['resume'];
};

/** A measured part of the score: its value, its weight, and what to do next. */
export function ReadinessPartRow({ part, value, resume }: ReadinessPartRowProps) {
  const t = useTexts();
  const next = useNextPractice(part, true, resume);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <Progress
        label={t(`readiness.part.${part}`)}
        value={value}
        valueText={t('readiness.value', { value })}
      />
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-13 text-ink-muted">
        <span>
          {next.text} <Link to={next.to}>{next.action}</Link>
        </span>
        <span className="text-12 text-ink-subtle">
          {t('readiness.weight', { weight: weightOf(part) / 100 })}
        </span>
      </p>
    </li>
  );
}
