import { readinessSessions } from '#domain/practice/practice-limits.ts';
import { type ReadinessCause, readinessChanges } from '#domain/readiness/readiness-change.ts';
import { noReadiness, type ReadinessPart } from '#domain/readiness/readiness-of.ts';
import { resumeCompletenessOf } from '#domain/resume/resume-completeness.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';

type Measured = { at: Date; part: ReadinessPart; value: number; cause: ReadinessCause };

/** How the first student's readiness grew with the resume, tests and interviews of the set. */
export function addReadiness(
  { id, rows }: DemoMaker,
  [student]: readonly Pick<DemoStudent, 'id'>[],
): void {
  if (student === undefined) return;
  const userId = student.id;
  let values = { ...noReadiness };
  for (const { at, part, value, cause } of measurements(rows, userId)) {
    const after = { ...values, [part]: value };
    for (const change of readinessChanges(values, after, cause))
      rows.readinessChanges.push({ ...change, userId, id: id(at), changedAt: at });
    values = after;
  }
}

function measurements(rows: DemoMaker['rows'], userId: string): Measured[] {
  const isOwn = (row: { userId: string }) => row.userId === userId;
  const resumes = rows.resumes.filter(isOwn).map(({ createdAt, content }): Measured => ({
    at: createdAt as Date,
    part: 'resume',
    value: resumeCompletenessOf(content).percent,
    cause: 'resume-saved',
  }));
  const scores: number[] = [];
  const interviews = rows.practiceSessions.filter(isOwn).flatMap(({ finishedAt, score }) => {
    if (!finishedAt || typeof score !== 'number') return [];
    scores.push(score);
    const value = Math.round(mean(scores.slice(-readinessSessions)));
    return [{ at: finishedAt, part: 'interviews', value, cause: 'interview-finished' } as const];
  });
  const best = new Map<string, number>();
  const tests = rows.testAttempts.filter(isOwn).flatMap(({ domain, submittedAt, score }) => {
    if (!submittedAt || typeof score !== 'number') return [];
    best.set(domain, Math.max(score, best.get(domain) ?? 0));
    const value = Math.round(mean([...best.values()]));
    return [{ at: submittedAt, part: 'skills', value, cause: 'test-finished' } as const];
  });
  return [...resumes, ...interviews, ...tests].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
