import { z } from 'zod';
import { missingReasons, publishedFields } from '#domain/posting/missing.ts';
import { refusalStatus } from './errors.ts';

export const missing = z.array(
  z.object({ field: z.enum(publishedFields), reason: z.enum(missingReasons) }),
);

/** What a posting lacks before it can be published, for companies and administrators alike. */
export const POSTING_INCOMPLETE = {
  status: refusalStatus.POSTING_INCOMPLETE,
  data: z.object({ missing }),
};
