import { readinessSessions } from '#domain/practice/practice-limits.ts';
import type { Ctx } from '#server/context.ts';
import { loadFinished } from './practice.store.ts';

/** The interview part of the readiness score, 0 to 100; null before the first scored session. */
export async function loadInterviewScore(ctx: Ctx, studentId: string): Promise<number | null> {
  const sessions = await loadFinished(ctx, studentId, readinessSessions);
  const scores = sessions.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
