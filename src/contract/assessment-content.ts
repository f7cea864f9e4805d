import { z } from 'zod';
import { acceptedMonths, testLevels } from '#domain/assessment/accepted-test.ts';
import { maxLengths, maxCounts } from '#domain/assessment/assessment.ts';
import { maxCriterionLength } from '#domain/scorecard/criteria.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import { line, typed } from './fields.ts';

export const domain = z.enum(testDomains);
const criterion = z.strictObject({
  name: typed(maxCriterionLength.name),
  help: typed(maxCriterionLength.help).nullable(),
});
const key = line(40);
const skills = z.array(typed(60)).min(1).max(maxCounts.skills);
const prompt = typed(maxLengths.prompt);
const code = typed(maxLengths.code);

const item = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    id: key,
    skills,
    prompt,
    /** The first is right. */
    options: z.array(typed(maxLengths.option)).max(maxCounts.options),
  }),
  z.strictObject({
    kind: z.literal('short'),
    id: key,
    skills,
    prompt,
    accepted: z.array(typed(maxLengths.option)).max(maxCounts.accepted),
  }),
  z.strictObject({
    kind: z.literal('open'),
    id: key,
    skills,
    prompt,
    criteria: z.array(criterion).max(maxCounts.criteria),
  }),
  z.strictObject({
    kind: z.literal('recording'),
    id: key,
    skills,
    prompt,
    criteria: z.array(criterion).max(maxCounts.criteria),
    video: z.boolean(),
    takes: z.int().min(1).max(maxCounts.takes),
  }),
  z.strictObject({
    kind: z.literal('file'),
    id: key,
    skills,
    prompt,
    criteria: z.array(criterion).max(maxCounts.criteria),
  }),
  z.strictObject({
    kind: z.literal('function'),
    id: key,
    skills,
    prompt,
    name: typed(60),
    starter: code,
    cases: z
      .array(z.strictObject({ given: typed(maxLengths.case), expected: typed(maxLengths.case) }))
      .max(maxCounts.cases),
  }),
  z.strictObject({
    kind: z.literal('sql'),
    id: key,
    skills,
    prompt,
    setup: code,
    solution: code,
    ordered: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('bank'), id: key, skills, domain, itemId: line(60) }),
]);

/** What an assessment asks, with its answer keys. */
export const content = z.strictObject({
  title: typed(maxLengths.title),
  purpose: typed(maxLengths.purpose),
  tries: z.int().min(1).max(maxCounts.tries),
  reviewers: z.int().min(1).max(maxCounts.reviewers),
  sections: z
    .array(
      z.strictObject({
        title: typed(maxLengths.title),
        /** Null in all sections of a screening kit. */
        minutes: z.int().min(1).max(maxCounts.minutes).nullable(),
        draw: z.int().min(1).max(maxCounts.items).nullable(),
        items: z.array(item).max(maxCounts.items),
      }),
    )
    .min(1)
    .max(maxCounts.sections),
});

export const accepts = z.strictObject({
  domain,
  level: z.literal(testLevels),
  months: z.literal(acceptedMonths),
});
