import { v7 as uuid } from 'uuid';
import {
  answerFields,
  maxOpenReferences,
  referenceLinkState,
  referenceMs,
  type referenceFields,
} from '#domain/credential/reference.ts';
import { findProblems, type ValuesOf } from '#domain/fields.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import { AppError, fieldError, orNotFound, refuseProblems } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUser } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireStudent } from '#server/scopes.ts';
import { createFormat } from '#texts/format.ts';
import { lockHolder } from './credential.store.ts';
import {
  countOpenReferences,
  deleteReferenceRequest,
  findByToken,
  insertReference,
  lockByToken,
  lockReference,
  updateReference,
} from './reference.store.ts';

/** The token of a request's link. Derived from its id and the server's secret, never stored. */
const tokenOf = (ctx: Ctx, id: string) => ctx.accounts.linkToken(`reference ${id}`);

/** Asks a mentor for a reference; the mail goes out once that can no longer be undone. */
export async function askReference(ctx: Ctx, input: ValuesOf<typeof referenceFields>) {
  const scope = requireStudent(ctx);
  await ctx.limitRate('reference', scope.studentId);
  await ctx.limitRate('reference-mail', input.email);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    const holder = orNotFound(await lockHolder(tx, scope));
    if (holder.email.toLowerCase() === input.email)
      throw fieldError('email', 'REFERENCE_OWN_ADDRESS');
    const open = await countOpenReferences(tx, scope);
    if (open >= maxOpenReferences) throw new AppError('TOO_MANY_KEPT');
    const isNew = await insertReference(tx, {
      ...input,
      id,
      userId: scope.studentId,
      tokenHash: hashToken(tokenOf(tx, id)),
      state: 'asked',
      words: null,
      createdAt: tx.now,
      mailedAt: null,
      answeredAt: null,
      expiresAt: new Date(tx.now.getTime() + referenceMs),
    });
    if (!isNew) throw fieldError('email', 'REFERENCE_ASKED');
    const startAfter = notifyAfterUndo(tx.now);
    const payload = { referenceId: id };
    await tx.tasks.add(tx.db, 'credential.mail-reference', payload, { key: id, startAfter });
    return { id };
  });
}

/**
 * Withdraws a request. Before its email is sent, nobody is notified; afterwards its link stops
 * working.
 */
export async function cancelReference(ctx: Ctx, { referenceId }: { referenceId: string }) {
  if (!(await deleteReferenceRequest(ctx, requireStudent(ctx), referenceId)))
    throw new AppError('NOT_FOUND');
  return { id: referenceId };
}

/** Mails the link once, in the student's language, which the mentor presumably understands. */
export async function mailReference(
  ctx: Ctx,
  { referenceId }: { referenceId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockReference(tx, referenceId);
    if (!found || found.request.mailedAt !== null) return;
    const { request, student } = found;
    if (referenceLinkState(request, tx.now) !== 'open') return;
    const { userId, email: to, name, relation, message, expiresAt } = request;
    const { t, locale, timeZone, layOut } = await findReader(tx, { userId });
    const subject = t('reference.mail.subject', { student });
    const until = createFormat(locale, timeZone).date(expiresAt, 'long');
    const body = layOut({
      heading: subject,
      paragraphs: [
        t('reference.mail.text', { name, student, relation }),
        ...(message === '' ? [] : [t('reference.mail.message', { student, message })]),
        t('reference.mail.until', { until }),
      ],
      action: {
        label: t('reference.mail.action'),
        url: `${tx.publicUrl}/reference/${tokenOf(tx, request.id)}`,
      },
      footer: t('reference.mail.footer', { student }),
    });
    await updateReference(tx, request.id, { mailedAt: tx.now });
    const mail = { id: request.id, to, subject, ...body };
    const notAfter = expiresAt.toISOString();
    await tx.tasks.add(tx.db, 'mail.send', { mail, notAfter }, { key: request.id });
  });
}

/** What a mailed link leads to. Changes nothing: mail scanners follow links. */
export async function findReference(ctx: Ctx, { token }: { token: string }) {
  const found = await findByToken(ctx, hashToken(token));
  const state = referenceLinkState(found?.request, ctx.now);
  if (found === undefined || state !== 'open') return { state, asked: null };
  const { name, relation, message, expiresAt } = found.request;
  return { state, asked: { student: found.student, name, relation, message, expiresAt } };
}

type Answer = ValuesOf<typeof answerFields> & { token: string };

/** The mentor's words, once; they become a badge if the student wants one. */
export async function confirmReference(ctx: Ctx, { token, ...answer }: Answer): Promise<void> {
  refuseProblems(findProblems(answerFields, answer));
  const [name, relation, words] = [answer.name, answer.relation, answer.words].map((typed) =>
    typed.trim(),
  ) as [string, string, string];
  await answerReference(ctx, token, { state: 'confirmed', name, relation, words });
}

/** Declines, once; the student can't ask this address again. */
export async function declineReference(ctx: Ctx, { token }: { token: string }): Promise<void> {
  await answerReference(ctx, token, { state: 'declined' });
}

type Answered =
  | { state: 'confirmed'; name: string; relation: string; words: string }
  | { state: 'declined' };

async function answerReference(ctx: Ctx, token: string, answered: Answered): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const request = await lockByToken(tx, hashToken(token));
    if (!request || referenceLinkState(request, tx.now) !== 'open') return;
    await updateReference(tx, request.id, { ...answered, answeredAt: tx.now });
    const { id: referenceId, userId, name: from } = request;
    const answer = answered.state;
    await notifyUser(tx, userId, { kind: 'credential.answered', referenceId, from, answer });
  });
}
