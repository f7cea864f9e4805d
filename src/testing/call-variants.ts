import { z } from 'zod';
import type { ProcedureName } from '#contract/index.ts';
import { type Procedure, procedures } from './calls/calls.ts';

type Input = Record<string, unknown>;

/** Calls that write: all that a browser may not repeat by itself. */
export const writingProcedures: Procedure[] = procedures.filter(({ method }) => method !== 'GET');

/** Calls whose work can't be one transaction, and why. */
export const inParts: ReadonlyMap<ProcedureName, string> = new Map([
  ['resume.createFile', 'the key of a file is noted before its bytes are stored'],
]);

/** Tables that count what was tried, whatever becomes of it. */
export const countingTables: ReadonlySet<string> = new Set([
  'model_calls',
  'rate_limits',
  'sign_in_failures',
]);

/** The values that a field can have, where they are few. */
function choicesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return choicesOf(def.innerType);
  if (def.type === 'enum') return Object.values(def.entries);
  if (def.type === 'boolean') return [true, false];
  return def.type === 'array' ? [[]] : [];
}

/** Changes of the input: each other choice of each of its fields, such as a status, the opposite, an empty list. */
export function variantsOf(procedure: Procedure, input: Input): { name: string; change: Input }[] {
  if (!(procedure.input instanceof z.ZodObject)) return [];
  return Object.entries(procedure.input.shape).flatMap(([field, schema]) => {
    const now = input[field];
    // What a valid call leaves out describes a thing, and leads to nothing else.
    if (now === undefined || now === null) return [];
    return choicesOf(schema)
      .filter((choice) => JSON.stringify(choice) !== JSON.stringify(now))
      .map((choice) => ({
        name: `${field}: ${JSON.stringify(choice)}`,
        change: { [field]: choice },
      }));
  });
}
