import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { lockStage } from './stage.store.ts';

/** A stage to move applications to, which nobody removes until the transaction ends. */
export async function findStage(tx: Ctx, scope: CompanyScope, stageId: string | undefined) {
  return stageId === undefined ? undefined : lockStage(tx, scope, stageId);
}
