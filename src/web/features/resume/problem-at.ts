import type { ResumeProblem } from '#domain/resume/find-resume-problems.ts';
import type { Translate } from '#texts/translate.ts';

/** The text of the problem at a path; undefined when there is none. */
export function problemAt(
  t: Translate,
  problems: readonly ResumeProblem[],
  path: readonly string[],
  length = 0,
): string | undefined {
  const at = path.join('/');
  const problem = problems.find((each) => each.path.join('/') === at);
  if (problem === undefined) return undefined;
  const { kind, most = 0 } = problem;
  if (kind === 'too-long') return t('resume.problem.too-long', { over: length - most, most });
  if (kind === 'too-many') return t('resume.problem.too-many', { most });
  return t(`resume.problem.${kind}`);
}
