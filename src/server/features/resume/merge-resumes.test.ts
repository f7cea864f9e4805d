import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyExperience, emptyResume } from '#domain/resume/empty-resume.ts';
import { isSameValue } from '#domain/resume/is-same-value.ts';
import { mergeResumes, type ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { resumeTexts } from '#domain/resume/resume-texts.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { anyResume } from '#testing/made-resumes.ts';

const written = (content: Resume, name = 'Baker'): ResumeDocument => ({
  name,
  content,
  design: defaultDesign,
});
const empty = emptyResume(() => 'e1');
const jobs = (...companies: string[]): Resume => ({
  ...empty,
  experience: companies.map((company) => ({ ...emptyExperience(company.toLowerCase()), company })),
});
const companiesIn = ({ content }: ResumeDocument) =>
  content.experience.map(({ company }) => company);
const basics = (part: Partial<Resume['basics']>): Resume => ({
  ...empty,
  basics: { ...empty.basics, ...part },
});

test('RES-01 a change on one side only is kept', () => {
  fc.assert(
    fc.property(anyResume, anyResume, (one, other) => {
      const [base, changed] = [written(one), written(other)];
      expect(mergeResumes(base, changed, base)).toEqual({ merged: changed, conflicts: [] });
      expect(mergeResumes(base, base, changed)).toEqual({ merged: changed, conflicts: [] });
      expect(mergeResumes(base, changed, changed)).toEqual({ merged: changed, conflicts: [] });
    }),
    { numRuns: 150 },
  );
});

test('RES-01 text from either side is never lost: it is merged or reported as a conflict', () => {
  fc.assert(
    fc.property(anyResume, anyResume, anyResume, (base, mine, theirs) => {
      const { merged, conflicts } = mergeResumes(written(base), written(mine), written(theirs));
      const texts = (resume: Resume) => resumeTexts(resume).map(({ text }) => text);
      const there = new Set([
        ...texts(merged.content),
        ...conflicts.map((conflict) => conflict.theirs.trim()),
      ]);
      const before = new Set(texts(base));
      const isNew = (text: string) => !before.has(text);
      const lost = [...texts(mine), ...texts(theirs)].filter(isNew).filter((text) => {
        // A line or skill that differs only in spelling is kept once.
        const folded = text.toLowerCase();
        return ![...there].some((each) => each.toLowerCase() === folded);
      });
      expect(lost).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('RES-01 changed fields of one entry are merged; for a text changed on both sides, mine wins', () => {
  const { merged, conflicts } = mergeResumes(
    written(basics({ summary: 'Old' })),
    written(basics({ firstName: 'Asha', summary: 'Mine' })),
    written(basics({ lastName: 'Rao', summary: 'Theirs' })),
  );
  expect(merged.content.basics).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    summary: 'Mine',
  });
  expect(conflicts).toEqual([
    { path: ['content', 'basics', 'summary'], mine: 'Mine', theirs: 'Theirs' },
  ]);
});

test.each<[string, Resume, Resume, Resume, string[]]>([
  ['both added', jobs('A'), jobs('A', 'B'), jobs('A', 'C'), ['A', 'B', 'C']],
  ['one moved, one added', jobs('A', 'B'), jobs('B', 'A'), jobs('A', 'B', 'C'), ['B', 'C', 'A']],
  ['one removed, one moved', jobs('A', 'B', 'C'), jobs('A', 'C'), jobs('C', 'B', 'A'), ['C', 'A']],
  ['both removed', jobs('A', 'B', 'C'), jobs('A', 'B'), jobs('A', 'C'), ['A']],
])('RES-01 entries when %s', (_what, base, mine, theirs, companies) => {
  const { merged, conflicts } = mergeResumes(written(base), written(mine), written(theirs));
  expect(companiesIn(merged).toSorted()).toEqual(companies.toSorted());
  expect(conflicts).toEqual([]);
  expect(companiesIn(merged)).toHaveLength(companies.length);
});

test('RES-01 an entry removed on one side and changed on the other stays', () => {
  const changed = jobs('A', 'B');
  const [, second] = changed.experience;
  if (second) second.position = 'Baker';
  for (const [mine, theirs] of [
    [changed, jobs('A')],
    [jobs('A'), changed],
  ] as const) {
    const { merged } = mergeResumes(written(jobs('A', 'B')), written(mine), written(theirs));
    expect(merged.content.experience[1]).toMatchObject({ company: 'B', position: 'Baker' });
  }
});

test('RES-01 values are equal whatever the order of their fields', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSameValue([], {})).toBe(false);
});
