import { type AnyContractProcedure, type HTTPMethod, type HTTPPath, oc } from '@orpc/contract';
import { refuses } from './errors.ts';

/** Who may call. Whose rows they then see is decided where the rows are read. */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'student-or-member'
  | 'student'
  | 'member'
  | 'recruiter'
  | 'admin';

export type ProcedureMeta = {
  audience: Audience;
  /** A retry with the same Idempotency-Key gets the first answer again. */
  takesKey: boolean;
  /** All who ask get the same answer; no other answer may be cached. */
  isSameForEveryone: boolean;
};

export type StatedProcedure = AnyContractProcedure & { '~orpc': { meta: ProcedureMeta } };

type Options = {
  audience: Audience;
  method: HTTPMethod;
  path: HTTPPath;
  successStatus?: number;
  /** A write takes an Idempotency-Key, unless it says no here. */
  takesKey?: false;
  /** An answer to `anyone` is the same for everyone, unless it says yes here. */
  isPersonal?: true;
};

/** A procedure of the contract: who may call it and how, with the refusals that follow from that. */
export function procedure(options: Options) {
  const { audience, isPersonal, takesKey: wants, ...route } = options;
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
  );
  return oc.$meta(meta).route(route).errors(standard);
}
