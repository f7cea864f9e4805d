import type { ZodType } from 'zod';
import { contract } from '#contract/index.ts';
import type { ProcedureName } from '#server/access.ts';

export type ApiRoute = {
  name: ProcedureName;
  method: string;
  /** Under /api, with {names} in it. */
  path: string;
  rpcPath: string;
  input: ZodType;
};

/** Every procedure of the contract with its addresses on both mounts. */
export const apiRoutes: ApiRoute[] = Object.entries(contract).flatMap(([noun, procedures]) =>
  Object.entries(procedures).map(([verb, procedure]) => {
    const { route, inputSchema } = procedure['~orpc'];
    return {
      name: `${noun}.${verb}` as ProcedureName,
      method: route.method ?? 'POST',
      path: `/api${route.path}`,
      rpcPath: `/api/rpc/${noun}/${verb}`,
      input: inputSchema as ZodType,
    };
  }),
);
