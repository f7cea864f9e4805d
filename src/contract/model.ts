import { z } from 'zod';
import { procedure } from './procedure.ts';

/** The external language model as available to one student. */
export const ownModel = z.object({
  isOn: z.boolean(),
  /** Requests left today. */
  left: z.number().int(),
});

export const model = {
  load: procedure({ audience: 'student', method: 'GET', path: '/model' })
    .input(z.strictObject({}))
    .output(ownModel),
};
