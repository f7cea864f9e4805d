import { type AnyContractProcedure, type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';
import { refuses } from './errors.ts';

/** Who may call a procedure. Which rows the caller may see is decided by the queries. */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'student-or-member'
  | 'student-or-owner'
  | 'student'
  | 'member'
  | 'member-or-admin'
  | 'recruiter'
  | 'recruiter-or-admin'
  | 'owner'
  | 'admin';

export type ProcedureMeta = {
  audience: Audience;
  /** A retry with the same Idempotency-Key returns the first answer. */
  takesKey: boolean;
  /** The answer is the same for every caller; no other answer may be cached. */
  isSameForEveryone: boolean;
};

export type StatedProcedure = AnyContractProcedure & { '~orpc': { meta: ProcedureMeta } };

type Options = {
  successStatus?: number;
  /** Writes take an Idempotency-Key unless disabled here. */
  takesKey?: false;
  /** Answers to `anyone` are the same for everyone unless this is set. */
  isPersonal?: true;
};

type Route = Options & { audience: Audience; method: HTTPMethod; path: HTTPPath };

/**
 * A procedure of the contract: its audience, method and path, and the refusals that follow from
 * them.
 */
function procedure({ audience, isPersonal, takesKey: wants, ...route }: Route) {
  const isOpen = audience === 'anyone';
  const takesKey = route.method !== 'GET' && !isOpen && wants !== false;
  const meta: ProcedureMeta = {
    audience,
    takesKey,
    isSameForEveryone: isOpen && isPersonal !== true,
  };
  const standard = refuses(
    ...(isOpen ? [] : ['NOT_SIGNED_IN' as const]),
    ...(isOpen || audience === 'signed-in' ? [] : ['FORBIDDEN' as const]),
    ...(takesKey ? ['IDEMPOTENCY_KEY_REUSED' as const] : []),
    ...(route.method === 'GET' || isOpen || audience === 'student' || audience === 'admin'
      ? []
      : ['PLAN_READ_ONLY' as const]),
  );
  return oc.$meta(meta).route(route).errors(standard);
}

const withMethod =
  (method: HTTPMethod) => (audience: Audience, path: HTTPPath, options?: Options) =>
    procedure({ audience, method, path, ...options });

export const get = withMethod('GET');
export const post = withMethod('POST');
export const put = withMethod('PUT');
export const del = withMethod('DELETE');
