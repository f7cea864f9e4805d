/** Why a source gave no answer that we could take. */
export const sourceProblems = [
  'timeout',
  'unreachable',
  'forbidden-address',
  'redirect',
  'too-large',
  'not-json',
  'wrong-shape',
  'busy',
  'refused',
  'not-found',
  'failed',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

/** What may be over a moment later; asking again at once is of no use with all others. */
export function mayTryAgain(problem: SourceProblem): boolean {
  return problem === 'unreachable' || problem === 'failed' || problem === 'timeout';
}
