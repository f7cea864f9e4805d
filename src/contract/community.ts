import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refuses } from './errors.ts';

export const community = {
  load: oc
    .route({ method: 'GET', path: '/community' })
    .errors(refuses())
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
