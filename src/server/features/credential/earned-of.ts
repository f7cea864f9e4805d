import { levelOf, testLevels } from '#domain/assessment/accepted-test.ts';
import type { CredentialKind } from '#domain/credential/credential.ts';
import { quizPass } from '#domain/learning/learning.ts';
import { badge } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { readLessons } from '#server/features/learning/lessons.ts';
import type { StudentScope } from '#server/scopes.ts';
import { loadFinishedTopics, loadHires, loadPassedTests } from './earned.store.ts';
import type { ReferenceRow } from './reference.store.ts';

/** What a badge can be issued for, with the words that go into it. */
export type Earned = {
  kind: CredentialKind;
  source: string;
  title: string;
  earnedAt: Date;
  description: string;
  criteria: string;
  evidence: string;
  /** The mentor's words, in a reference. */
  words: string | null;
};

/** Everything that has earned this student a badge, issued or not; the newest first. */
export async function earnedOf(
  ctx: Ctx,
  scope: StudentScope,
  references: readonly ReferenceRow[],
): Promise<Earned[]> {
  // One after the other: issuing a badge asks in a transaction, which has one connection.
  const tests = await loadPassedTests(ctx, scope);
  const topics = await loadFinishedTopics(ctx, scope, quizPass);
  const hires = await loadHires(ctx, scope);
  // Badges are read everywhere, by people and machines alike: in English.
  const t = ctx.texts.translate('en');
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const all: Earned[] = [
    ...tests.map(({ id, domain, itemIds, score, at }) => {
      const name = t(`credential.domains.${domain}`);
      const facts = {
        count: itemIds.length,
        score,
        level: levelOf(score) ?? testLevels[0],
        levels: testLevels.length,
        day: day(at),
        items: itemIds.join(', '),
      };
      return {
        kind: 'skill-test' as const,
        source: id,
        earnedAt: at,
        title: t('credential.badge.skill-test.title', { name }),
        description: t('credential.badge.skill-test.description', { name }),
        criteria: t('credential.badge.skill-test.criteria', {
          count: badge.questions,
          score: badge.score,
        }),
        evidence: t('credential.badge.skill-test.evidence', facts),
        words: null,
      };
    }),
    ...topics.map(({ topic, best, at }) => {
      const name = readLessons().all.find((lesson) => lesson.topic === topic)?.title ?? topic;
      return {
        kind: 'learning-path' as const,
        source: topic,
        earnedAt: at,
        title: t('credential.badge.learning-path.title', { name }),
        description: t('credential.badge.learning-path.description', { name }),
        criteria: t('credential.badge.learning-path.criteria', { score: quizPass }),
        evidence: t('credential.badge.learning-path.evidence', { best, day: day(at) }),
        words: null,
      };
    }),
    ...hires.map(({ id, position, companyName, at }) => {
      const facts = { position, company: companyName };
      return {
        kind: 'hire' as const,
        source: id,
        earnedAt: at,
        title: t('credential.badge.hire.title', facts),
        description: t('credential.badge.hire.description', facts),
        criteria: t('credential.badge.hire.criteria', facts),
        evidence: t('credential.badge.hire.evidence', { ...facts, day: day(at) }),
        words: null,
      };
    }),
    ...references.flatMap(({ id, state, name, relation, words, answeredAt: at }) => {
      if (state !== 'confirmed' || words === null || at === null) return [];
      const facts = { name, relation, day: day(at), words };
      return {
        kind: 'reference' as const,
        source: id,
        earnedAt: at,
        words,
        title: t('credential.badge.reference.title', { name }),
        description: t('credential.badge.reference.description', { name }),
        criteria: t('credential.badge.reference.criteria'),
        evidence: t('credential.badge.reference.evidence', facts),
      };
    }),
  ];
  return all.toSorted((one, other) => other.earnedAt.getTime() - one.earnedAt.getTime());
}
