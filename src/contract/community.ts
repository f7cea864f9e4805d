import { z } from 'zod';
import { get } from './procedure.ts';

export const community = {
  load: get('anyone', '/community')
    .input(z.strictObject({}))
    .output(
      z.object({
        members: z.number().int(),
        topics: z.number().int(),
        replies: z.number().int(),
        upcomingEvents: z.number().int(),
      }),
    ),
};
