import type { Refusal } from '#domain/refusals.ts';
import type { TextKey } from '#domain/texts/translate.ts';

type Kebab<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${Kebab<Rest>}`
  : Lowercase<Name>;

/** The text of each refusal: made of its name, so that no page has to carry all names. */
export const refusalText = new Proxy(
  {},
  { get: (_, refusal) => `refusal.${String(refusal).toLowerCase().replaceAll('_', '-')}` },
) as { [Each in Refusal]: `refusal.${Kebab<Each>}` } satisfies Record<Refusal, TextKey>;

/** Codes of the API's own making, which are no refusals of ours. */
const foreign =
  /^(?:MALFORMED|INTERNAL|BAD|UNAUTHORIZED|METHOD|NOT_ACCEPTABLE|NOT_IMPLEMENTED|TIMEOUT|CONFLICT$|PRECONDITION|PAYLOAD|UNSUPPORTED|UNPROCESSABLE|CLIENT|SERVICE|GATEWAY)/u;

/** The refusal inside an API error, or null when it was something else. */
export function refusalOf(error: unknown): Refusal | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const isOurs = typeof code === 'string' && /^[A-Z_]+$/u.test(code) && !foreign.test(code);
  return isOurs ? (code as Refusal) : null;
}

/** The field of the input that an API error is about. */
export function refusedField(error: unknown): string | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
  return typeof field === 'string' ? field : undefined;
}

/** What to say of a call that failed: the refusal, our own fault, or that the server was not reached. */
export function callFailure(error: unknown) {
  const refusal = refusalOf(error);
  if (refusal !== null) return refusalText[refusal];
  const answered = typeof error === 'object' && error !== null && 'status' in error;
  return answered ? ('common.unknown' as const) : ('common.unreachable' as const);
}
