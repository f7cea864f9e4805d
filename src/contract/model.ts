import { z } from 'zod';
import { get } from './procedure.ts';

/** The external language model as available to one user. */
export const ownModel = z.object({
  isOn: z.boolean(),
  /** Requests left today. */
  left: z.number().int(),
});

/** Why there is no answer: no model is configured, the daily limit is reached, or it failed. */
export const modelProblem = z.enum(['off', 'quota', 'failed']).nullable();

export const model = {
  load: get('signed-in', '/model').input(z.strictObject({})).output(ownModel),
};
