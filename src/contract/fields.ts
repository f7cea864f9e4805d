import { z } from 'zod';
import { type Field, type Fields, lengthOf, type ValueOf } from '#domain/fields.ts';
import { isBlank } from '#domain/is-blank.ts';

/** Text without NUL and without lone surrogates: neither can be stored. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const text = z.string().refine(storable, { error: 'not storable' });

export const id = z.uuid();
/** Free text over several lines. */
export const prose = (max: number) =>
  text
    .trim()
    .refine((typed) => lengthOf(typed) <= max, { error: 'too long' })
    .meta({ maxLength: max });
/** Text that is there: trimmed, with something that can be seen. */
export const line = (max: number) =>
  prose(max)
    .refine((typed) => !isBlank(typed), { error: 'blank' })
    .meta({ maxLength: max });
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

type Required<F extends Field> = z.ZodType<ValueOf<F>, ValueOf<F>>;
type InputOf<F extends Field> = F extends { required: true }
  ? Required<F>
  : z.ZodDefault<Required<F>>;

/** The input that the fields of a noun make; what is optional may be left out. */
export function inputOf<All extends Fields>(fields: All) {
  return z.strictObject(shapeOf(fields, true) as { [Name in keyof All]: InputOf<All[Name]> });
}

/** The same for an update: each field has to be there, so that leaving one out does not clear it. */
export function updateOf<All extends Fields>(fields: All) {
  return z.strictObject(shapeOf(fields, false) as { [Name in keyof All]: Required<All[Name]> });
}

function shapeOf(fields: Fields, hasDefaults: boolean) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field, hasDefaults)]),
  );
}

function schemaOf(field: Field, hasDefaults: boolean): z.ZodType {
  const schema: z.ZodType = bareSchemaOf(field);
  const isRequired = 'required' in field && field.required;
  return hasDefaults && !isRequired ? schema.default(emptyOf(field)) : schema;
}

function bareSchemaOf(field: Field) {
  switch (field.kind) {
    case 'text':
      if (!field.required) return prose(field.max);
      return field.format === 'email' ? email : line(field.max);
    case 'number': {
      const within = z.number().min(field.min).max(field.max);
      const value = field.isDecimal ? within : within.int();
      return field.required ? value : value.nullable();
    }
    case 'choice':
      return field.required ? z.enum(field.options) : z.enum(field.options).nullable();
    case 'list':
      return z.array(line(field.longest)).max(field.max);
    case 'flag':
      return z.boolean();
  }
}

function emptyOf(field: Field) {
  if (field.kind === 'text') return '';
  if (field.kind === 'list') return [];
  return field.kind === 'flag' ? false : null;
}
