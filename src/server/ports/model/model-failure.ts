export type ModelProblem =
  | 'forbidden-address'
  | 'unreachable'
  | 'slow'
  | 'cut'
  | 'redirect'
  | 'refused'
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
