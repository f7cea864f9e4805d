import { z } from 'zod';
import { procedure } from './procedure.ts';

export const community = {
  load: procedure({ audience: 'anyone', method: 'GET', path: '/community' })
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
