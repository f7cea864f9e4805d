import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import { askItem, isTemplate } from '#domain/skill-test/create-random.ts';
import {
  avoidedTests,
  badge,
  countsFrom,
  endOf,
  type TestDomain,
} from '#domain/skill-test/skill-test.ts';
import type { TestItem } from '#domain/skill-test/test-item.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findTestTime } from '#server/features/setting/own-settings.ts';
import { requireStudent } from '#server/scopes.ts';
import { runningTestOf } from './running-test.ts';
import { insertAnswers } from './test-answer.store.ts';
import {
  type AttemptRow,
  updateSubmitted,
  findOpen,
  insertAttempt,
  loadDomains,
  loadLastItems,
  lockStart,
} from './test-attempt.store.ts';
import { type ItemRow, loadImported } from './test-item.store.ts';
import { itemsByDomain } from './test-items.ts';

const seeds = 2 ** 32;

type AttemptInput = { domain: TestDomain; questionCount: number };

/** Starts a test; its clock runs from now on. */
export async function createAttempt(ctx: Ctx, { domain, questionCount }: AttemptInput) {
  const scope = requireStudent(ctx);
  requireNoneRunning(ctx, await findOpen(ctx, scope));
  // Not in the transaction: it takes a second connection, and a class starts at the same time.
  await ctx.limitRate('skill-test', scope.studentId);
  return inTransaction(ctx, async (tx) => {
    await lockStart(tx, scope);
    const open = await findOpen(tx, scope);
    requireNoneRunning(tx, open);
    // Its result follows: the task that finishes attempts grades it.
    if (open) await updateSubmitted(tx, open);
    const imported = (await loadImported(tx, domain)).map(itemOf);
    const own = itemsByDomain[domain];
    const items = new Map([...own, ...imported].map((item) => [item.id, item]));
    // The answers of the others are public, with the product's code.
    const unpublished = new Set([...own.filter(isTemplate), ...imported].map(({ id }) => id));
    const last = (await loadDomains(tx, scope)).find((each) => each.domain === domain);
    const counts =
      questionCount >= badge.questions &&
      unpublished.size >= questionCount &&
      countsFrom(last?.lastCounted ?? null) <= tx.now;
    const previous = await loadLastItems(tx, scope, domain, avoidedTests);
    const seed = randomInt(seeds);
    const drawn = drawQuestions({
      bank: [...(counts ? unpublished : items.keys())],
      previous,
      count: questionCount,
      seed,
    });
    const questions = drawn.ids.flatMap((itemId) => {
      const item = items.get(itemId);
      if (!item) return [];
      const isUnpublished = unpublished.has(itemId);
      return [{ itemId, question: { ...askItem(item, seed), isUnpublished } }];
    });
    const timeFactor = await findTestTime(tx, scope.studentId);
    const attempt = await insertAttempt(tx, scope, {
      id: uuid(),
      domain,
      seed,
      itemIds: drawn.ids,
      startsAt: tx.now,
      endsAt: endOf(tx.now, questions.length, timeFactor),
      timeFactor,
      counts,
    });
    if (!attempt || questions.length < questionCount) throw new AppError('NOT_FOUND');
    return runningTestOf(tx, attempt, await insertAnswers(tx, attempt, questions));
  });
}

const itemOf = ({ question, ...item }: ItemRow): TestItem => ({ ...item, make: () => question });

function requireNoneRunning(ctx: Ctx, open: AttemptRow | undefined): void {
  if (open && open.endsAt > ctx.now) throw new AppError('TEST_RUNNING');
}
