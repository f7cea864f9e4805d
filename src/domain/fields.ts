import { isPhone } from './account/is-phone.ts';
import { isEmail } from './account/may-sign-in.ts';
import { isOfLinkedin, websiteOf } from './company/website-of.ts';
import { isBlank } from './is-blank.ts';
import type { Refusal } from './refusals.ts';
import { isTimeZone } from './setting/time-zone.ts';

type TextOptions = {
  /** Characters after trimming, counted as code points. */
  max: number;
  required?: boolean;
  format?: keyof typeof formats;
  /** Rows of a multi-line input. */
  rows?: number;
  /** Overrides FIELDS_REQUIRED. */
  missing?: Refusal;
  /** Overrides TEXT_TOO_LONG. */
  tooLong?: Refusal;
};
type NumberOptions = {
  min: number;
  max: number;
  required?: boolean;
  isDecimal?: boolean;
  /** Overrides OUT_OF_RANGE. */
  refusal?: Refusal;
};
type ListOptions = {
  /** Number of entries. */
  max: number;
  /** Characters per entry. */
  longest: number;
};

export type TextField = TextOptions & { kind: 'text' };
type NumberField = NumberOptions & { kind: 'number' };
type ListField = ListOptions & { kind: 'list' };
type ChoiceField<Option extends string = string> = {
  kind: 'choice';
  options: readonly Option[];
  required?: boolean;
};
type FlagField = { kind: 'flag' };
export type Field = TextField | NumberField | ListField | ChoiceField | FlagField;

/**
 * The fields of a noun as data, in form order. The contract's input, the validation on both sides
 * and the limits of the inputs are derived from them. A refusal about fields carries FieldData.
 */
export type Fields = Readonly<Record<string, Field>>;
/** The field that a refusal is about, and all problems of the form if it was checked as a whole. */
export type FieldData = { field: string; problems?: Problems<Fields> };

export const text = <const Options extends TextOptions>(options: Options) => ({
  kind: 'text' as const,
  ...options,
});
export const number = <const Options extends NumberOptions>(options: Options) => ({
  kind: 'number' as const,
  ...options,
});
export const list = (options: ListOptions) => ({ kind: 'list' as const, ...options });
export const choice = <const Option extends string>(options: readonly Option[]) => ({
  kind: 'choice' as const,
  options,
});
export const requiredChoice = <const Option extends string>(options: readonly Option[]) => ({
  ...choice(options),
  required: true as const,
});
export const flag = () => ({ kind: 'flag' as const });

/** The value of a field: '' or null when empty. */
export type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'list' }
    ? string[]
    : F extends { kind: 'text' }
      ? string
      :
          | (F extends ChoiceField<infer Option> ? Option : number)
          | (F extends { required: true } ? never : null);

export type ValuesOf<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };

/** Input to validate: values, or the strings of a form. */
export type Entered<All extends Fields> = {
  readonly [Name in keyof All]?: string | number | boolean | readonly string[] | null | undefined;
};

export type Problems<All extends Fields> = { [Name in keyof All]?: Refusal };

const formats = {
  email: { isValid: isEmail, refusal: 'EMAIL_INVALID' },
  website: { isValid: (typed) => websiteOf(typed) !== null, refusal: 'WEBSITE_INVALID' },
  linkedin: { isValid: isOfLinkedin, refusal: 'LINKEDIN_INVALID' },
  phone: { isValid: isPhone, refusal: 'PHONE_INVALID' },
  /** Including the scheme. */
  'web-address': {
    isValid: (typed) => /^https?:\/\//iu.test(typed) && URL.canParse(typed),
    refusal: 'WEBSITE_INVALID',
  },
  /** A web address over https. */
  'secure-address': {
    isValid: (typed) => /^https:\/\/[^/]/iu.test(typed) && URL.canParse(typed),
    refusal: 'HTTPS_REQUIRED',
  },
  'time-zone': { isValid: isTimeZone, refusal: 'TIME_ZONE_UNKNOWN' },
} as const satisfies Record<string, { isValid: (typed: string) => boolean; refusal: Refusal }>;

/** Length in code points, as PostgreSQL counts. */
export const lengthOf = (typed: string) => Array.from(typed).length;

/** The problem of each invalid field, in form order; empty when all are valid. */
export function findProblems<All extends Fields>(fields: All, entered: Entered<All>) {
  const problems: Problems<All> = {};
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    const problem = field && problemOf(field, entered[name] ?? '');
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function problemOf(field: Field, entered: unknown): Refusal | null {
  switch (field.kind) {
    case 'text':
      return textProblem(field, String(entered).trim());
    case 'number':
      return numberProblem(field, entered);
    case 'choice':
      // An unknown option counts as no choice, as in valuesOf.
      return field.required && !field.options.includes(String(entered)) ? 'FIELDS_REQUIRED' : null;
    case 'list':
      return Array.isArray(entered) && !isWithin(field, entered) ? 'TEXT_TOO_LONG' : null;
    case 'flag':
      return null;
  }
}

function textProblem(field: TextField, typed: string): Refusal | null {
  if (isBlank(typed)) return field.required ? (field.missing ?? 'FIELDS_REQUIRED') : null;
  if (lengthOf(typed) > field.max) return field.tooLong ?? 'TEXT_TOO_LONG';
  const format = field.format && formats[field.format];
  return format && !format.isValid(typed) ? format.refusal : null;
}

function numberProblem(field: NumberField, entered: unknown): Refusal | null {
  if (entered === '' && !field.required) return null;
  const value = numberOf(entered);
  const isRight = value !== null && (field.isDecimal || Number.isInteger(value));
  return isRight && value >= field.min && value <= field.max
    ? null
    : (field.refusal ?? 'OUT_OF_RANGE');
}

const isWithin = ({ max, longest }: ListField, texts: readonly unknown[]) =>
  texts.length <= max && texts.every((each) => lengthOf(String(each).trim()) <= longest);

function numberOf(entered: unknown): number | null {
  if (typeof entered === 'number') return Number.isFinite(entered) ? entered : null;
  const typed = String(entered).trim();
  return /^-?\d{1,15}(?:\.\d{1,6})?$/u.test(typed) ? Number(typed) : null;
}

/**
 * Converts form strings to values: trims text, and uses null for a missing number or choice. A
 * missing required choice becomes the first option, which the form preselects.
 */
export function valuesOf<All extends Fields>(
  fields: All,
  typed: Readonly<Record<string, string>>,
): ValuesOf<All> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    valueOf(field, typed[name]?.trim() ?? ''),
  ]);
  return Object.fromEntries(values) as ValuesOf<All>;
}

function valueOf(field: Field, typed: string) {
  if (field.kind === 'number') return numberOf(typed);
  if (field.kind === 'choice') {
    const empty = field.required ? field.options[0] : null;
    return field.options.includes(typed) ? typed : empty;
  }
  if (field.kind === 'flag') return typed !== '';
  return field.kind === 'list' ? typed.split('\n').filter((line) => !isBlank(line)) : typed;
}

export type StoredOf<F extends Field> = F extends { kind: 'text'; required: true }
  ? string
  : F extends { kind: 'text' }
    ? string | null
    : ValueOf<F>;

/** Converts values for storage: null for empty text, and a scheme for websites. */
export function storedOf<All extends Fields>(fields: All, values: ValuesOf<All>) {
  const stored = Object.entries(fields).map(([name, field]) => {
    const value: unknown = values[name];
    if (field.kind !== 'text' || typeof value !== 'string') return [name, value];
    const isWebsite = field.format === 'website' || field.format === 'linkedin';
    return [name, (isWebsite ? websiteOf(value) : value) || null];
  });
  return Object.fromEntries(stored) as { [Name in keyof All]: StoredOf<All[Name]> };
}

/** Converts stored values to form strings: '' for null. */
export function enteredOf<All extends Fields>(
  fields: All,
  stored: { readonly [Name in keyof All]: ValueOf<All[Name]> | null },
): ValuesOf<All> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'text' ? (stored[name] ?? '') : stored[name],
  ]);
  return Object.fromEntries(values) as ValuesOf<All>;
}

/** Maximum length of each text field, by name. */
export function longestOf(fields: Fields): Record<string, number> {
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' ? [[name, field.max] as const] : [],
  );
  return Object.fromEntries(texts);
}
