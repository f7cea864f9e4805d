import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { lockNamedStages, lockStage } from './stage.store.ts';

/** A stage to move applications to, which nobody removes until the transaction ends. */
export async function findStage(tx: Ctx, scope: CompanyScope, stageId: string | undefined) {
  return stageId === undefined ? undefined : lockStage(tx, scope, stageId);
}

type Named = { applications: readonly { id: string }[]; to: ApplicationStatus; name: string };

/** The same for many applications: the stage of this name and status of each posting. */
export async function findStages(tx: Ctx, scope: CompanyScope, { applications, to, name }: Named) {
  const ids = applications.map(({ id }) => id);
  const stages = await lockNamedStages(tx, scope, { applicationIds: ids, type: to, name });
  return new Map(stages.map((stage) => [stage.postingId, stage]));
}
