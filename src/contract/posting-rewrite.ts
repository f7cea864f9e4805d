import { z } from 'zod';
import { factKinds, rewritableFields } from '#domain/posting-check/rewrite.ts';
import { modelProblem, ownModel } from './model.ts';
import { postingContent } from './posting-own.ts';

const { description, responsibilities, requirements, niceToHave, skills } = postingContent;

/** The long texts of a posting, and the skills that must stay. */
export const rewritable = { description, responsibilities, requirements, niceToHave, skills };

export const rewrites = ownModel.extend({
  items: z.array(
    z.object({ field: z.enum(rewritableFields), words: z.string(), rewrite: z.string() }),
  ),
  /** What each rewrite that was left out would have changed. */
  refused: z.array(z.enum(factKinds)),
  problem: modelProblem,
});
