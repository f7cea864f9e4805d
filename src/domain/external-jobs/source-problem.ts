/** Why a source gave no usable response. */
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

/** Whether a failure is likely to be temporary; retrying any other immediately is pointless. */
export function mayTryAgain(problem: SourceProblem): boolean {
  return problem === 'unreachable' || problem === 'failed' || problem === 'timeout';
}
