import { z } from 'zod';
import { entryKinds, maxQueryLength } from '#domain/palette/palette.ts';
import { id, line } from './fields.ts';
import { get } from './procedure.ts';

/** An item with a page that the caller may open. */
const foundThing = z.object({
  kind: z.enum(entryKinds),
  id,
  name: z.string(),
  /** Distinguishes items with the same name: a company, a posting, an address. */
  detail: z.string(),
});
export type PaletteItem = z.infer<typeof foundThing>;

export const palette = {
  list: get('signed-in', '/palette')
    .input(z.strictObject({ q: line(maxQueryLength) }))
    .output(z.object({ items: z.array(foundThing) })),
};
