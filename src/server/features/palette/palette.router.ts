import { serve } from '#server/api.ts';
import { listFound } from './list-found.ts';

export const paletteRouter = serve('palette', {
  list: listFound,
});
