import { z } from 'zod';
import { openStatuses } from '#domain/application/application-status.ts';
import { maxStageNameLength, maxStages } from '#domain/stage/stage.ts';
import { refuses } from './errors.ts';
import { id, line, prose } from './fields.ts';
import { get, put } from './procedure.ts';

const type = z.enum(openStatuses);

export const shownStage = z.object({ id, name: z.string(), type });

const stages = z.object({
  postingId: id,
  /** By status, then in their order. */
  stages: z.array(
    shownStage.extend({
      /** How many applications are in it. */
      applications: z.number().int(),
    }),
  ),
});
export type PostingStages = z.infer<typeof stages>;

export const stage = {
  /** A posting's own stages. */
  list: get('recruiter', '/own-postings/{postingId}/stages')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id }))
    .output(stages),
  /** Applications in a stage that is removed stay in its status. */
  save: put('recruiter', '/own-postings/{postingId}/stages')
    .errors(refuses('NOT_FOUND', 'FIELDS_REQUIRED', 'STAGES_CHANGED'))
    .input(
      z.strictObject({
        postingId: id,
        stages: z
          .array(z.strictObject({ id: id.nullable(), name: line(maxStageNameLength), type }))
          .max(maxStages),
        /** The stages that the member saw, so that a colleague's change is not overwritten. */
        seen: z.array(z.strictObject({ id, name: prose(maxStageNameLength) })).max(maxStages),
      }),
    )
    .output(stages),
};
