import { z } from 'zod';
import { procedure } from './procedure.ts';

/** The language model outside, as one student has it. */
export const ownModel = z.object({
  isOn: z.boolean(),
  /** How often this student may still ask it today. */
  left: z.number().int(),
});

export const model = {
  load: procedure({ audience: 'student', method: 'GET', path: '/model' })
    .input(z.strictObject({}))
    .output(ownModel),
};
