import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import { resumeTexts } from '#domain/resume/resume-texts.ts';
import { hasBlank } from '#domain/writing/blanks.ts';
import type { Translate } from '#texts/translate.ts';
import { sampleResume } from './sample-resume.ts';

const translateIn = (language: string): Translate => {
  const file = new URL(`../../../../content/locales/${language}/resume.json`, import.meta.url);
  const { sample } = JSON.parse(readFileSync(file, 'utf8')) as { sample: Record<string, string> };
  const translate = (key: string) => sample[key.replace('resume.sample.', '')] ?? '';
  return translate as Translate;
};

test.each(['en', 'es', 'fr', 'de', 'zh'])(
  'RES-01 the sample claims nothing: every text has a gap, and each gap is noted (%s)',
  (language) => {
    const resume = sampleResume(translateIn(language));
    const texts = resumeTexts(resume).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(12);
    expect(texts.filter((text) => !hasBlank(text))).toEqual([]);
    const problems = findResumeProblems(resume);
    expect(problems.filter(isBlocking)).toEqual([]);
    const noted = new Set(problems.map(({ path, kind }) => `${path[0]} ${kind}`));
    expect([...noted].toSorted()).toEqual([
      'achievements blank',
      'basics blank',
      'education blank',
      'experience blank',
      'projects blank',
      'skills blank',
    ]);
  },
);
