import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { findReceivedApplication } from './application.store.ts';
import { pageNotes } from './conversation.store.ts';

/** The members' notes on an application, newest first. */
export async function listNotes(ctx: Ctx, input: Paging & { applicationId: string }) {
  const scope = requireMember(ctx);
  orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  return pageNotes(ctx, scope, input);
}
