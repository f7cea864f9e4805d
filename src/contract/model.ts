import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refuses } from './errors.ts';

/** The language model outside, as one student has it. */
export const ownModel = z.object({
  isOn: z.boolean(),
  /** How often this student may still ask it today. */
  left: z.number().int(),
});

export const model = {
  load: oc
    .route({ method: 'GET', path: '/model' })
    .errors(refuses('NOT_SIGNED_IN', 'FORBIDDEN'))
    .input(z.strictObject({}))
    .output(ownModel),
};
