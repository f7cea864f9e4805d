import { type Fields, findProblems } from '#domain/fields.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { FormValues } from './form-values.ts';
import { detailOf, refusalOf } from './refusal-text.ts';

export type Problems = Partial<Record<string, Refusal>>;

export type FormRules = {
  /** The field rules of the noun. */
  fields?: Fields;
  validate?: (values: FormValues, form: FormData) => Problems;
  /** The field of a refusal that names none; a plain name applies to every refusal. */
  fieldOf?: string | Partial<Record<Refusal, string>>;
};

export function problemsOf(rules: FormRules, values: FormValues, form: FormData): Problems {
  const { fields, validate } = rules;
  const found = { ...(fields && findProblems(fields, values)), ...validate?.(values, form) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The fields that a failure concerns. A refused form that comes back lacks passwords and files. */
export function problemsIn(rules: FormRules, error: unknown, values: FormValues): Problems {
  const refusal = refusalOf(error);
  if (refusal === null) return {};
  const all = reportedBy(error);
  if (all) return all;
  const { fieldOf } = rules;
  const known = typeof fieldOf === 'string' ? fieldOf : fieldOf?.[refusal];
  const field = detailOf(error, 'field') ?? known;
  if (typeof field === 'string') return { [field]: refusal };
  const found = Object.entries(problemsOf(rules, values, new FormData()));
  const isAmong = found.some(([, problem]) => problem === refusal);
  return Object.fromEntries(
    found.filter(([name, is]) => isAmong && (is === refusal || name in values)),
  );
}

/** The problems of all fields, from a server that checked the form as a whole. */
function reportedBy(error: unknown): Problems | undefined {
  const all = detailOf(error, 'problems');
  return typeof all === 'object' && all !== null ? all : undefined;
}

/**
 * The problems to show after a field changes or loses focus: fixed problems disappear, problems
 * reported by the server stay until their field changes, and a new problem with that field appears
 * if `mayAppear`.
 */
export function recheck(
  shown: { problems: Problems; failure: unknown },
  found: Problems,
  name: string,
  mayAppear: boolean,
): Problems {
  const refusal = refusalOf(shown.failure);
  const reported = reportedBy(shown.failure);
  const remaining = Object.entries(shown.problems).flatMap(([field, problem]) => {
    const isReported = problem === (reported ? reported[field] : refusal);
    const now = found[field] ?? (field !== name && isReported ? problem : undefined);
    return now ? [[field, now] as const] : [];
  });
  const appears = mayAppear ? found[name] : undefined;
  return { ...Object.fromEntries(remaining), ...(appears && { [name]: appears }) };
}
