import { memo, useEffect, useRef } from 'react';
import { ReportCard } from './report-card.tsx';
import { ScoreCard } from './score-card.tsx';
import type { AtsResult } from './use-ats-check.ts';

/** The score of a resume, and all that was found; typing a description beside it draws none of it anew. */
export default memo(function ResultCards({ result }: { result: AtsResult }) {
  const score = useRef<HTMLDivElement>(null);
  // On a phone it stands under all that was asked before.
  useEffect(() => {
    score.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <>
      <div ref={score} className="scroll-mt-20 scroll-mb-6">
        <ScoreCard report={result.report} name={result.source.name} />
      </div>
      <ReportCard result={result} />
    </>
  );
});
