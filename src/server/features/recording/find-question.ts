import { createHash } from 'node:crypto';
import type { BankQuestion } from '#domain/question/parse-questions.ts';
import type { Ctx } from '#server/context.ts';
import { readBank } from '#server/features/question/read-bank.ts';
import { requireStudent } from '#server/scopes.ts';
import { findLatestKind } from './recording.store.ts';

const usual = { domain: 'software-engineering', band: 'entry' };

/**
 * A behavioral question to answer, from the domain and band of the student's latest set. Each student has an
 * order of their own, so that 'another question' reaches all of them before one returns.
 */
export async function findQuestion(
  ctx: Ctx,
  { questionId, after }: { questionId?: string | undefined; after?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const { byId } = readBank();
  if (questionId !== undefined) return { question: shownOf(byId.get(questionId)) };
  const { domain, band } = (await findLatestKind(ctx, scope)) ?? usual;
  const placeOf = (id: string) =>
    createHash('sha256').update(`${scope.studentId} ${id}`).digest('hex');
  const all = [...byId.values()]
    .filter((each) => each.domain === domain && each.band === band && each.type === 'behavioral')
    .toSorted((one, other) => (placeOf(one.id) < placeOf(other.id) ? -1 : 1));
  const last = all.findIndex(({ id }) => id === after);
  return { question: shownOf(all[(last + 1) % all.length]) };
}

function shownOf(question: BankQuestion | undefined) {
  if (question === undefined) return null;
  const { id, type, question: text, points } = question;
  return { id, type, question: text, points: [...points] };
}
