import { api } from '#server/api.ts';
import { listFound } from './list-found.ts';

export const paletteRouter = {
  list: api.palette.list.handler(({ context, input }) => listFound(context.ctx, input)),
};
