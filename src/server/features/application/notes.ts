import { v7 as uuid } from 'uuid';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { findReceivedApplication } from './application.store.ts';
import { insertNote, pageNotes } from './hiring-team.store.ts';
import { notifyColleagues } from './notices.ts';

/** A member writes an internal note on an application. Students never see notes. */
export async function createNote(ctx: Ctx, input: { applicationId: string; body: string }) {
  const scope = requireMember(ctx);
  const application = orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await insertNote(tx, scope, { id, applicationId: application.id, body: input.body });
    await notifyColleagues(tx, scope, [application.id]);
    return { id };
  });
}

/** The members' notes on an application, newest first. */
export async function listNotes(ctx: Ctx, input: Paging & { applicationId: string }) {
  const scope = requireMember(ctx);
  orNotFound(await findReceivedApplication(ctx, scope, input.applicationId));
  return pageNotes(ctx, scope, input);
}
