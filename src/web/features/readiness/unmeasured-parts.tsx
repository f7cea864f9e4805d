import { Link } from 'react-router';
import { type ReadinessPart, weightOf } from '#domain/readiness/readiness-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useNextPractice } from './use-next-practice.ts';

/** What is not measured yet, with the way to measure it. */
export function UnmeasuredParts({ parts }: { parts: readonly ReadinessPart[] }) {
  const t = useTexts();
  return (
    <div className="rounded-control bg-background px-3 py-2.5 text-13">
      <h3 className="font-medium text-ink">{t('readiness.unmeasured')}</h3>
      <ul className="mt-1">
        {parts.map((part) => (
          <UnmeasuredPart key={part} part={part} />
        ))}
      </ul>
    </div>
  );
}

function UnmeasuredPart({ part }: { part: ReadinessPart }) {
  const t = useTexts();
  const next = useNextPractice(part, false);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
      <Link
        to={next.to}
        className="inline-flex touch-height items-center text-primary underline underline-offset-4"
      >
        {next.action}
      </Link>
      <span className="text-12 text-ink-subtle">
        {t('readiness.weight', { weight: weightOf(part) / 100 })}
      </span>
    </li>
  );
}
