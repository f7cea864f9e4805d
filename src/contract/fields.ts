import { z } from 'zod';
import { isBlank } from '#domain/is-blank.ts';

/** Text without NUL and without lone surrogates: neither can be stored. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const text = z.string().refine(storable, { error: 'not storable' });

export const id = z.uuid();
/** Text that is there: trimmed, with something that can be seen. */
export const line = (max: number) =>
  text
    .trim()
    .max(max)
    .refine((typed) => !isBlank(typed), { error: 'blank' });
/** Free text over several lines. */
export const prose = (max: number) => text.trim().max(max);
export const email = text.trim().toLowerCase().max(254).pipe(z.email());
export const cursor = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/u);
export const pageSize = z.coerce.number().int().min(1).max(50);
export const instant = z.date();

/** Text as it was typed, spaces at its ends too: what is saved while somebody writes on. */
export const typed = (max: number) => text.max(max);

/** One page of a list in a stable order, with cursors for the pages before and after it. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    newer: z.string().nullable(),
    older: z.string().nullable(),
    total: z.object({ count: z.number().int(), capped: z.boolean() }),
  });

export const paging = {
  after: cursor.optional(),
  before: cursor.optional(),
  limit: pageSize.optional(),
};
