import type { ProcedureName } from '#contract/index.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';

/** What members do for themselves, with everything below these names. */
const ownNouns: ReadonlySet<string> = new Set([
  'account',
  'event',
  'forum',
  'newsletter',
  'notification',
  'plan',
  'profile',
  'report',
  'setting',
]);

/** What applicants and colleagues wait for, and what only makes the company's work less. */
const stillAllowed: ReadonlySet<string> = new Set<ProcedureName>([
  'application.move',
  'application.moveMany',
  'application.sendMessage',
  'application.undoMoves',
  'assessment.answerPerson',
  'assessment.answerTime',
  'interview.cancel',
  'interview.undo',
  // Opening one is refused by its own limit.
  'posting.move',
  'team.removeMember',
]);

/**
 * Refuses the company's work while its payment is overdue for more than the days of grace. Reading,
 * exporting, answering applicants and paying continue.
 */
export async function requireWritable(ctx: Ctx, procedure: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'member') return;
  if (ownNouns.has(procedure.split('.')[0] ?? '') || stillAllowed.has(procedure)) return;
  const { isReadOnly } = await findSubscriptionStatus(ctx, { companyId: actor.companyId });
  if (isReadOnly) throw new AppError('PLAN_READ_ONLY');
}
