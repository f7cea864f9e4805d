import { z } from 'zod';
import {
  type Field,
  type Fields,
  lengthOf,
  problemOf,
  type StoredOf,
  type ValueOf,
} from '#domain/fields.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';

/** Text without NUL and lone surrogates: PostgreSQL can't store either. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const text = z.string().refine(storable, { error: 'not storable' });

export const id = z.uuid();
/** Multi-line text. */
export const prose = (max: number) =>
  text
    .trim()
    .refine((typed) => lengthOf(typed) <= max, { error: 'too long' })
    .meta({ maxLength: max });
/** Non-empty text: trimmed, with at least one visible character. */
export const line = (max: number) =>
  prose(max)
    .refine((typed) => !isBlank(typed), { error: 'blank' })
    .meta({ maxLength: max });
export const email = text.trim().toLowerCase().max(254).pipe(z.email());
export const cursor = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/u);
/** A whole number that is part of a path, where it arrives as text. */
export const inPath = (number: z.ZodType<number, number>): z.ZodType<number, number> => {
  const read = (value: unknown) =>
    typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : value;
  // The type of what a caller passes; the text is only for addresses.
  return z.preprocess(read, number) as unknown as z.ZodType<number, number>;
};

export const pageSize = z.coerce.number().int().min(1).max(50);
export const instant = z.date();
/** A moment in an input. Far from today JavaScript writes years that PostgreSQL doesn't read. */
export const givenInstant = instant.min(new Date('2000-01-01')).max(new Date('2200-01-01'));
/** A calendar day such as 2027-03-31. */
export const day = z.iso.date().refine((typed) => typed >= '2000' && typed < '2200');

/** A month such as 2027-03. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u);

/** Untrimmed text, for autosaving while the user types. */
export const typed = (max: number) => text.max(max);

/** One page of a list in a stable order, with cursors for the previous and next pages. */
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

type Schema<F extends Field> = z.ZodType<ValueOf<F>, ValueOf<F>>;
type InputOf<F extends Field> = F extends { required: true } ? Schema<F> : z.ZodDefault<Schema<F>>;

/**
 * The input schema of a noun's fields; optional fields may be absent. The message of an issue is
 * the refusal that the form shows.
 */
export function inputOf<All extends Fields>(fields: All) {
  return z.strictObject(
    shapeOf(fields, (field) =>
      'required' in field && field.required
        ? validatedOf(field)
        : validatedOf(field).default(emptyOf(field)),
    ) as { [Name in keyof All]: InputOf<All[Name]> },
  );
}

/** The same for an update: every field is required, so that omitting one doesn't clear it. */
export function updateOf<All extends Fields>(fields: All) {
  return z.strictObject(shapeOf(fields, validatedOf) as { [Name in keyof All]: Schema<All[Name]> });
}

/** The output schema of the fields, without limits: stored values may predate them. */
export function outputOf<All extends Fields>(fields: All) {
  return z.object(shapeOf(fields, bareOf) as { [Name in keyof All]: Schema<All[Name]> });
}

/** The fields as stored: empty text is null. */
export function storedOutputOf<All extends Fields>(fields: All) {
  const stored = (field: Field): z.ZodType =>
    field.kind === 'text' && !field.required ? z.string().nullable() : bareOf(field);
  return z.object(
    shapeOf(fields, stored) as { [Name in keyof All]: z.ZodType<StoredOf<All[Name]>> },
  );
}

function shapeOf(fields: Fields, schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function validatedOf(field: Field): z.ZodType {
  const judge = (value: unknown, ctx: z.RefinementCtx) => {
    const problem = problemOf(field, value ?? '');
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  };
  if (field.kind === 'list') return bareOf(field).superRefine(judge).meta({ maxLength: field.max });
  if (field.kind !== 'text') return bareOf(field).superRefine(judge);
  const whole = text.trim().superRefine(judge).meta({ maxLength: field.max });
  return field.format === 'email' ? whole.toLowerCase().refine(isMailable, mailProblem) : whole;
}

// Stricter than the check in the form, which only looks for an @ and a domain.
const isMailable = (typed: string) => typed === '' || z.email().safeParse(typed).success;
const mailProblem = { error: 'EMAIL_INVALID' satisfies Refusal };

function bareOf(field: Field) {
  const isRequired = 'required' in field && field.required;
  switch (field.kind) {
    case 'text':
      return z.string();
    case 'number':
      return isRequired ? z.number() : z.number().nullable();
    case 'choice':
      return isRequired ? z.enum(field.options) : z.enum(field.options).nullable();
    case 'list':
      return z.array(line(field.longest));
    case 'flag':
      return z.boolean();
  }
}

function emptyOf(field: Field) {
  if (field.kind === 'text') return '';
  if (field.kind === 'list') return [];
  return field.kind === 'flag' ? false : null;
}
