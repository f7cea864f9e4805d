import { CircleCheck } from 'lucide-react';
import type { AtsCheckResult } from '#domain/ats/ats-report.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The checks with full points, each with an explanation. */
export function PassedList({ passed }: { passed: readonly AtsCheckResult[] }) {
  const t = useTexts();
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {passed.map(({ check }) => (
        <li key={check} className="flex items-start gap-2">
          <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          <div className="min-w-0">
            <p className="text-14 font-medium text-ink">{t(atsTexts.name(check))}</p>
            <p className="text-13 text-ink-muted">{t(atsTexts.measured(check))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
