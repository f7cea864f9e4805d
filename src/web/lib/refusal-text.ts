import { type Refusal, refusals } from '#domain/refusals.ts';
import type { TextKey } from '#texts/translate.ts';

type Kebab<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${Kebab<Rest>}`
  : Lowercase<Name>;

/** Maps each refusal to its text key: SALARY_RANGE to 'refusal.salary-range'. */
export const refusalText = Object.fromEntries(
  refusals.map((refusal) => [refusal, `refusal.${refusal.toLowerCase().replaceAll('_', '-')}`]),
) as { [Each in Refusal]: `refusal.${Kebab<Each>}` } satisfies Record<Refusal, TextKey>;

/** The refusal inside an API error, or null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return refusals.find((refusal) => refusal === code) ?? null;
}

/** The text of the refusal named in a URL (`?error=link-used`), or null for an unknown name. */
export function namedRefusalText(name: string | null) {
  const code = name?.toUpperCase().replaceAll('-', '_');
  const refusal = refusals.find((each) => each === code);
  return refusal ? refusalText[refusal] : null;
}

/** The message for a failed call: the refusal, an internal error, or an unreachable server. */
export function callFailure(error: unknown) {
  const refusal = refusalOf(error);
  if (refusal !== null) return refusalText[refusal];
  const answered = typeof error === 'object' && error !== null && 'status' in error;
  return answered ? ('common.unknown' as const) : ('common.unreachable' as const);
}

/** A named detail that the server sent with a refusal. */
export function detailOf(error: unknown, name: string): unknown {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return Object.entries(data ?? {}).find(([key]) => key === name)?.[1];
}
