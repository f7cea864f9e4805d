import { memo } from 'react';
import { ReportCard } from './report-card.tsx';
import { ScoreCard } from './score-card.tsx';
import type { AtsResult } from './use-ats-check.ts';

/** The score of a resume, and all that was found; typing a description beside it draws none of it anew. */
export default memo(function ResultCards({ result }: { result: AtsResult }) {
  return (
    <>
      <ScoreCard report={result.report} name={result.source.name} />
      <ReportCard key={result.report.score} result={result} />
    </>
  );
});
