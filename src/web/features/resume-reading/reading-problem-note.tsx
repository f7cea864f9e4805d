import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

type ReadingProblemNoteProps = { problem: ReadingProblem; reader: 'student' | 'company' };

/** Why a file can't be parsed, and what to do about it. */
export function ReadingProblemNote({ problem, reader }: ReadingProblemNoteProps) {
  const t = useTexts();
  const about = reader === 'student' ? 'advice' : 'company';
  return (
    <Callout
      tone={reader === 'student' && problem !== 'tooManyPages' ? 'danger' : 'warning'}
      live
      title={t(`resume-reading.problem.title.${problem}`)}
    >
      {t(`resume-reading.problem.${about}.${problem}`)}
    </Callout>
  );
}
