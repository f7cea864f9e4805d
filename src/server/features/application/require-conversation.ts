import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import {
  findAssignedConversation,
  findOwnConversation,
  findReceivedConversation,
} from './application-messages.store.ts';

/**
 * The conversation of an application, for the applicant, the company's recruiters and the assigned
 * interviewers, who may only read.
 */
export async function requireConversation(ctx: Ctx, applicationId: string) {
  const { actor } = ctx;
  const isReader = actor.kind === 'member' && actor.role === 'interviewer';
  const find = isReader ? findAssignedConversation : findReceivedConversation;
  const conversation =
    actor.kind === 'student'
      ? await findOwnConversation(ctx, requireStudent(ctx), applicationId)
      : await find(ctx, requireMember(ctx), applicationId);
  if (conversation === undefined) throw new AppError('NOT_FOUND');
  if (actor.kind === 'member' && (await listBlind(ctx, actor.userId, [applicationId])).size > 0)
    throw new AppError('BLIND_REVIEW');
  return { conversation, isReader };
}
