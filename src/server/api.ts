import type {
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract';
import { implement, ORPCError, type Router, ValidationError } from '@orpc/server';
import { refusalStatus } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import type { ProcedureMeta } from '#contract/procedure.ts';
import { refusals } from '#domain/refusals.ts';
import { mayCall } from './access.ts';
import { allow, AppError } from './app-error.ts';
import type { Ctx } from './context.ts';
import { isUnavailable } from './db/is-unavailable.ts';
import { requireWritable } from './features/plan/require-writable.ts';
import { runOncePerKey } from './idempotency/idempotency.store.ts';
import { inputHash } from './idempotency/input-hash.ts';
import { requirePostingAccess } from './posting-access/require-posting-access.ts';

export type ApiContext = {
  ctx: Ctx;
  idempotencyKey: string | null;
  /** Receives the session's new token, which goes into a cookie and never into a response. */
  onSession?: (token: string) => void;
  /** Receives the contract metadata of the procedure that the request matched. */
  onCall?: (procedure: ProcedureMeta) => void;
};

const base = implement(contract).$context<ApiContext>();

/**
 * The only error mapper: refusals become typed errors; anything else is logged and answered without
 * detail.
 */
const mapErrors = base.middleware(async ({ context, next, path }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof AppError) {
      throw new ORPCError(error.refusal, {
        defined: true,
        status: refusalStatus[error.refusal],
        data: error.data,
      });
    }
    if (error instanceof ORPCError && error.code === 'BAD_REQUEST') throw inputError(error);
    if (isUnavailable(error)) {
      context.ctx.log.error(
        { err: error, procedure: path.join('.') },
        'the database is unavailable',
      );
      const { requestId } = context.ctx;
      throw new ORPCError('UNAVAILABLE', { status: 503, data: { requestId } });
    }
    context.ctx.log.error({ err: error, procedure: path.join('.') }, 'a procedure failed');
    throw new ORPCError('INTERNAL_SERVER_ERROR', {
      message: 'Something went wrong on our end.',
      data: { requestId: context.ctx.requestId },
    });
  }
});

/** Maps an invalid input to the refusal of its field, or to INVALID_INPUT. */
function inputError({ cause, data }: ORPCError<string, unknown>) {
  const [issue] = cause instanceof ValidationError ? cause.issues : [];
  const [field] = issue?.path ?? [];
  const refusal = refusals.find((each) => each === issue?.message);
  if (refusal) {
    const status = refusalStatus[refusal];
    return new ORPCError(refusal, { defined: true, status, data: { field } });
  }
  return new ORPCError('INVALID_INPUT', { status: 400, message: 'INVALID_INPUT', data });
}

const checkAccess = base.middleware(({ context, next, procedure }) => {
  const { meta } = procedure['~orpc'];
  context.onCall?.(meta);
  allow(mayCall(context.ctx.actor, meta.audience));
  return next();
});

/** What an account with an overdue payment can't do: anything but read, export, answer and pay. */
const checkReadOnly = base.middleware(async ({ context, next, path, procedure }) => {
  const { method } = procedure['~orpc'].route;
  if (method !== 'GET') await requireWritable(context.ctx, path.join('.'));
  return next();
});

const checkPostings = base.middleware(async ({ context, next }, input) => {
  await requirePostingAccess(context.ctx, input);
  return next();
});

const runOnce = base.middleware(async ({ context, next, path, procedure }, input, output) => {
  const { ctx, idempotencyKey } = context;
  if (idempotencyKey === null || !procedure['~orpc'].meta.takesKey) return next();
  const call = { key: idempotencyKey, procedure: path.join('.'), inputHash: inputHash(input) };
  const answer = await runOncePerKey(ctx, call, async (tx) => {
    const { output: fresh } = await next({ context: { ctx: tx, idempotencyKey: null } });
    return fresh;
  });
  return output(answer);
});

/** Sets the cookie for the session's new token and returns the answer without it. */
export async function renewing<Answer extends { sessionToken: string }>(
  { onSession }: ApiContext,
  renewed: Promise<Answer>,
): Promise<Omit<Answer, 'sessionToken'>> {
  const { sessionToken, ...answer } = await renewed;
  onSession?.(sessionToken);
  return answer;
}

export const api = base
  .use(mapErrors)
  .use(checkAccess)
  .use(checkReadOnly)
  .use(checkPostings)
  .use(runOnce);

type Call = ApiContext & { signal: AbortSignal | undefined };

type UseCase<Procedure> =
  Procedure extends ContractProcedure<infer Input, infer Output, ErrorMap, ProcedureMeta>
    ? (
        ctx: Ctx,
        input: InferSchemaOutput<Input>,
        call: Call,
      ) => Promise<InferSchemaInput<Output>> | InferSchemaInput<Output>
    : never;

type Nouns = typeof contract;

type Route = {
  handler: (
    run: (options: {
      context: ApiContext;
      input: unknown;
      signal: AbortSignal | undefined;
    }) => unknown,
  ) => unknown;
};

/** A noun's part of the router: which use case each of its procedures runs. */
export function serve<Noun extends keyof Nouns>(
  noun: Noun,
  useCases: { [Name in keyof Nouns[Noun]]: UseCase<Nouns[Noun][Name]> },
): Router<Nouns[Noun], ApiContext>;
export function serve(noun: keyof Nouns, useCases: object): unknown {
  const routes = api[noun] as unknown as Record<string, Route>;
  const served = Object.entries<(ctx: Ctx, input: unknown, call: Call) => unknown>({
    ...useCases,
  }).map(([name, run]) => [
    name,
    routes[name]?.handler(({ context, input, signal }) =>
      run(context.ctx, input, { ...context, signal }),
    ),
  ]);
  return Object.fromEntries(served);
}
