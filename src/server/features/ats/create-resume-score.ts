import { scoreResume } from '#domain/ats/score-resume.ts';
import { storedScoreOf } from '#domain/ats/stored-ats-score.ts';
import { usableReading } from '#domain/resume-reading/file-reading.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadExport } from '#server/features/resume/load-export.ts';
import { createScore } from './create-score.ts';

/** Renders a resume as the PDF that would be sent, parses that file and saves its score. */
export async function createResumeScore(ctx: Ctx, { resumeId }: { resumeId: string }) {
  await ctx.limitRate('ats-resume');
  const { title, name, bytes } = await loadExport(ctx, { resumeId, format: 'pdf' });
  const read = await ctx.resumeReader.read(bytes, name);
  // Our own PDF is never too complex, so parsing must have run out of time.
  if (read.problem === 'tooComplex') throw new AppError('TOO_BUSY');
  const usable = usableReading(read);
  if (usable === null) throw new AppError('RESUME_UNREADABLE');
  const kept = storedScoreOf(scoreResume(usable.document, usable.reading));
  return createScore(ctx, { ...kept, name: title }, 'resume');
}
