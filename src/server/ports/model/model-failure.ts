export type ModelProblem =
  | 'forbidden-address'
  | 'unreachable'
  | 'slow'
  | 'cut'
  | 'redirect'
  | 'refused'
  /** What was sent can't be used; the next call may be answered. */
  | 'rejected'
  | 'busy'
  | 'failed'
  | 'too-large'
  | 'empty'
  | 'not-json'
  | 'other-shape'
  | 'paused';

/** The model returned no usable answer. */
export class ModelFailure extends Error {
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, options?: { cause?: unknown }) {
    super(`The model answered nothing of use: ${problem}.`, options);
    this.problem = problem;
  }
}
