import { memo, useEffect, useRef } from 'react';
import { AtsProblemNote } from './ats-problem-note.tsx';
import { ReportCard } from './report-card.tsx';
import { ScoreCard } from './score-card.tsx';
import type { AtsResult } from './use-ats-check.ts';

/** The score and all findings; memoized, so that typing a description doesn't re-render them. */
export default memo(function ResultCards({ result }: { result: AtsResult }) {
  const score = useRef<HTMLDivElement>(null);
  // On a phone the results are below the form, so they are scrolled into view.
  useEffect(() => {
    score.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <>
      <div ref={score} className="flex scroll-mt-20 scroll-mb-6 flex-col gap-4">
        {result.parsed.problem && <AtsProblemNote problem={result.parsed.problem} />}
        <ScoreCard report={result.report} name={result.source.name} />
      </div>
      <ReportCard result={result} />
    </>
  );
});
