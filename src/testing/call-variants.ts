import { z } from 'zod';
import type { ProcedureName } from '#contract/index.ts';
import { type Procedure, procedures } from './calls/calls.ts';

type Input = Record<string, unknown>;

/** Calls that write, which a browser may not repeat by itself. */
export const writingProcedures: Procedure[] = procedures.filter(({ method }) => method !== 'GET');

/** Calls whose work can't be one transaction, and why. */
export const inParts: ReadonlyMap<ProcedureName, string> = new Map([
  ['recording.finish', 'the key of a file is noted before its bytes are stored'],
  ['resume.createFile', 'the key of a file is noted before its bytes are stored'],
  ['skillTest.submitAttempt', 'answers run for seconds between the end of a test and its result'],
]);

/** Tables that count attempts, whatever their outcome. */
export const countingTables: ReadonlySet<string> = new Set([
  'model_calls',
  'rate_limits',
  'sign_in_failures',
]);

/** The possible values of a field, if there are few. */
function choicesOf(schema: z.core.$ZodType): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return choicesOf(def.innerType);
  if (def.type === 'enum') return Object.values(def.entries);
  if (def.type === 'boolean') return [true, false];
  return def.type === 'array' ? [[]] : [];
}

/**
 * Variants of the input: each other choice for each field, such as a status, the opposite boolean,
 * the next number, an empty list.
 */
export function variantsOf(procedure: Procedure, input: Input): { name: string; change: Input }[] {
  if (!(procedure.input instanceof z.ZodObject)) return [];
  return Object.entries(procedure.input.shape).flatMap(([field, schema]) => {
    const now = input[field];
    // Fields that a valid call omits are descriptive and have no other effect.
    if (now === undefined || now === null) return [];
    // The version that the caller saw is no choice.
    const next = typeof now === 'number' && field !== 'version' ? [now + 1] : [];
    return [...choicesOf(schema), ...next]
      .filter((choice) => JSON.stringify(choice) !== JSON.stringify(now))
      .map((choice) => ({
        name: `${field}: ${JSON.stringify(choice)}`,
        change: { [field]: choice },
      }));
  });
}
