import { skillOf } from '#domain/skill/skill-key.ts';
import { findPronoun } from '#domain/writing/find-pronoun.ts';
import { findOddLengths } from '#domain/writing/point-limits.ts';
import type { AtsCheck } from './ats-checks.ts';
import { judge, judgePart, judgeTexts, type CheckOutcome } from './check-outcome.ts';
import { findPersonalData } from './find-personal-data.ts';
import { isInUse, splitWorkLine } from './is-in-use.ts';
import { hasProjectsOrSimilar, hasSummaryOrSimilar } from './replaced-sections.ts';
import { pointsOfText, type ResumeFacts } from './resume-facts.ts';

/** Minimum number of skills listed, and how many of them jobs and projects should mention. */
const skillsNamed = 5;
const skillsUsed = 3;
/** Minimum share of bullet points, or of entries, that must pass. */
const minShare = 0.75;

function judgeJobDates({ read, placeOf }: ResumeFacts): CheckOutcome {
  const { experience, projects, education } = read.resume;
  if (experience.length > 0) {
    const bare = experience.filter((job) => job.end === '');
    return judgeTexts(
      bare.length === 0,
      bare.map((job) => job.position || job.company),
      placeOf,
    );
  }
  // Without jobs, education and projects need the dates.
  return judge([...projects, ...education].some((entry) => entry.end !== ''));
}

function judgeEducation({ read, placeOf }: ResumeFacts): CheckOutcome {
  const { education } = read.resume;
  const bare = education.filter((school) => school.institution === '' || school.degree === '');
  const isDated = education.some((school) => school.end !== '');
  return judgeTexts(
    education.length > 0 && bare.length === 0 && isDated,
    (bare.length > 0 ? bare : education).map(
      (school) => school.degree || school.institution || school.field,
    ),
    placeOf,
  );
}

function judgeSkillsShown({ read, placeOf }: ResumeFacts): CheckOutcome {
  const { skills, experience, projects } = read.resume;
  const workLines = [...experience, ...projects]
    .flatMap((entry) => [
      'position' in entry ? entry.position : `${entry.name} ${entry.role}`,
      entry.description,
    ])
    .flatMap((text) => text.split('\n'))
    .map(splitWorkLine);
  const used = skills.filter(({ name }) =>
    [...new Set([name, skillOf(name).name])].some((each) => isInUse(each, workLines)),
  );
  const expected = Math.min(skillsUsed, skills.length);
  return judgePart(
    skills.length > 0 ? used.length / expected : 0,
    skills.filter((skill) => !used.includes(skill)).map(({ name }) => name),
    placeOf,
  );
}

function judgeBullets({ read, placeOf }: ResumeFacts): CheckOutcome {
  const entries = [
    ...read.resume.experience.map((job) => ({ ...job, name: job.position || job.company })),
    ...read.resume.projects,
  ];
  const bare = entries.filter(({ description }) => pointsOfText(description).length < 2);
  return judgeTexts(
    entries.length > 0 && bare.length <= entries.length * (1 - minShare) + 0.001,
    bare.map(({ name }) => name),
    placeOf,
  );
}

function judgePointLength({ points, placeOf }: ResumeFacts): CheckOutcome {
  const odd = findOddLengths(points);
  return judgeTexts(points.length > 0 && odd.length === 0, odd, placeOf);
}

function judgePronouns({ read, points, placeOf }: ResumeFacts): CheckOutcome {
  const { summary } = read.resume.basics;
  const sentences = [...summary.split(/(?<=[.!?])\s+/u).filter(Boolean), ...points];
  const personal = sentences.filter((sentence) => findPronoun(sentence) !== null);
  return judgeTexts(sentences.length > 0 && personal.length === 0, personal, placeOf);
}

function judgePersonalData({ text, placeOf }: ResumeFacts): CheckOutcome {
  const found = text.split('\n').filter((line) => findPersonalData(line) !== null);
  return judgeTexts(found.length === 0, found, placeOf);
}

const section =
  (isThere: (resume: ResumeFacts['read']['resume']) => boolean) =>
  ({ read }: ResumeFacts) =>
    judge(isThere(read.resume));

export const contentChecks = {
  jobsDated: judgeJobDates,
  educationComplete: judgeEducation,
  skillsEnough: ({ read, placeOf }) =>
    judgeTexts(
      read.resume.skills.length >= skillsNamed,
      read.resume.skills.map(({ name }) => name),
      placeOf,
    ),
  skillsShown: judgeSkillsShown,
  bulletsPresent: judgeBullets,
  pointLength: judgePointLength,
  noPronouns: judgePronouns,
  noPersonalData: judgePersonalData,
  hasSkills: section((resume) => resume.skills.length > 0),
  hasExperience: section((resume) => resume.experience.length > 0),
  hasEducation: section((resume) => resume.education.length > 0),
  hasProjects: (facts) => judge(hasProjectsOrSimilar(facts)),
  hasSummary: (facts) => judge(hasSummaryOrSimilar(facts)),
} satisfies Partial<Record<AtsCheck, (facts: ResumeFacts) => CheckOutcome>>;
