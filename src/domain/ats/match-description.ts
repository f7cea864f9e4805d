import { isFieldOf } from './degree-fields.ts';
import { findRequirements, type Requirement } from './find-requirements.ts';
import { type ParsedLine, readLine } from './find-skills.ts';
import { withImplied } from './implied-skills.ts';
import { jobMatchVersion, type JobMatch, type MatchWord } from './job-match.ts';
import { formsIn } from './plain-words.ts';
import { type CountedReading, type Evidence, evidenceOf } from './resume-evidence.ts';
import { relatedTitles, roleOf } from './role-of.ts';
import { skillKeyOf } from './skill-spellings.ts';
import { skillsInLines, skillsInReadLines } from './skills-in-lines.ts';
import { yearsWorked } from './years-of-work.ts';

/**
 * Input of a comparison: a reading without stuffing (`judgeResume`), and the date (YYYY-MM-DD)
 * that determines the length of current jobs.
 */
export type MatchInput = {
  description: string;
  reading: CountedReading;
  profileSkills: readonly string[];
  today: string;
};

/** Percent of the score, as documented. */
const weights = { required: 50, preferred: 30, overall: 20 };
/**
 * Weights of the title, skills, years of experience and terms within a part; absent kinds
 * give their weight to the others.
 */
const shares = { role: 10, skill: 60, years: 25, word: 15 };
/** A skill that is only listed counts this much of one that is used at work or in study. */
const listedWorth = 0.6;
/** The worth of an unrelated title whose work used at least this many of the required skills. */
const usedElsewhere = { skills: 2, worth: 0.5 };

/**
 * How well a resume matches a description: 50% required, 30% preferred and 20% overall, rounded.
 * Parts without items are dropped and the rest reweighted. Pure and deterministic; adding an item
 * of the description to the resume never lowers the score.
 */
export function matchDescription({
  description,
  reading,
  profileSkills,
  today,
}: MatchInput): JobMatch {
  const evidence = evidenceOf(reading, description);
  const known = withImplied(profileSkills.map(skillKeyOf));
  const requirements = findRequirements(description);
  const role = roleOf(description);
  const hard = new Set(requirements.filter(isHard).map(({ key }) => key));
  const withoutCopies = (text: string) =>
    text
      .split('\n')
      .filter((line) => line === '' || !evidence.isCopied(line))
      .join('\n');
  const jobs = reading.resume.experience.map((job) => ({
    job,
    worth:
      job.position !== '' && evidence.isCopied(job.position)
        ? 0
        : worthOfJob({ ...job, description: withoutCopies(job.description) }, role, hard),
  }));
  const has: Has = {
    ...skillsBy(evidence),
    words: [...evidence.used, ...evidence.listed].map(formsIn),
    studied: evidence.education,
    years: yearsWorked(jobs, [...evidence.used, ...evidence.listed], today),
    role: Math.max(
      0,
      // Work without dates is a claim.
      ...jobs.flatMap(({ job, worth }) => (job.position === '' || job.end === '' ? [] : worth)),
    ),
  };
  const credits = new Map(requirements.map((each) => [each, creditOf(each, has)]));
  const answered = new Set(requirements.filter((each) => isAnswered(each, credits)));
  const shareOf = (group: readonly Requirement[]) => shareAnswered(group, answered, credits);
  const demands = requirements.filter(({ kind }) => kind === 'required');
  // A title alone is no list of requirements, and would be half of the score.
  const required = demands.some(({ type }) => type !== 'role') ? shareOf(demands) : null;
  const preferred = shareOf(requirements.filter(({ kind }) => kind === 'preferred'));
  const overall = shareOf(requirements) ?? 0;
  const parts = [
    { value: required, weight: weights.required },
    { value: preferred, weight: weights.preferred },
    { value: overall, weight: weights.overall },
  ].flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const wordsOf = (group: readonly Requirement[]) => group.map(wordOf);
  const open = requirements.filter(
    (each) => !answered.has(each) && !hasOtherChoice(each, requirements, answered),
  );
  const isKnown = (each: Requirement) => each.type === 'skill' && known.has(each.key);
  return {
    version: jobMatchVersion,
    score: Math.round(parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / whole),
    required,
    preferred,
    overall,
    matching: wordsOf(requirements.filter((each) => answered.has(each))),
    missing: wordsOf(open.filter((each) => !isKnown(each))),
    unmentioned: wordsOf(open.filter(isKnown)),
  };
}

const keysIn = (lines: readonly string[]) => keysOf(skillsInLines(lines));
const keysOf = (found: ReturnType<typeof skillsInLines>) =>
  withImplied(found.flat().map(({ key }) => key));

/** Skills that are used and skills that are listed, found together: each name supports the others. */
function skillsBy({
  used,
  listed,
}: Pick<Evidence, 'used' | 'listed'>): Pick<Has, 'used' | 'listed'> {
  const read = [...used, ...listed].map(readLine);
  const found = skillsInReadLines(read);
  const known = new Set(found.flat().map(({ key }) => key));
  const usedKeys = read
    .slice(0, used.length)
    .flatMap((line, at) => [
      ...(found[at] ?? []).map(({ key }) => key),
      ...namesAgain(line, known),
    ]);
  return { used: withImplied(usedKeys), listed: keysOf(found.slice(used.length)) };
}

/** Ambiguous names of skills that the resume certainly names elsewhere, written the same way. */
function namesAgain({ line, candidates }: ParsedLine, known: ReadonlySet<string>): string[] {
  return candidates.flatMap(({ spelling: { key, capitals }, start, end }) =>
    known.has(key) && end - start > 2 && line.slice(start, end) === capitals ? key : [],
  );
}

const isHard = ({ type, isSoft, kind }: Requirement) =>
  type === 'skill' && !isSoft && kind === 'required';

/** Work as an intern counts half where no beginner is wanted. */
const beginner =
  /\b(?:intern(?:ship)?|trainee|apprentice|student|graduate|junior|entry[- ]level)\b/iu;
const learner = /\b(?:intern(?:ship)?|trainee|apprentice|student)\b/iu;
const learnerWorth = 0.5;

/** How much of a job is the work that the description asks for, from 0 to 1. */
function worthOfJob(
  { position, description }: { position: string; description: string },
  role: string,
  hard: ReadonlySet<string>,
): number {
  if (role === '' || position === '') return 1;
  const related = relatedTitles(position, role);
  const used = keysIn(description.split('\n'));
  const isUsed = [...hard].filter((key) => used.has(key)).length >= usedElsewhere.skills;
  const worth = Math.max(related, isUsed ? usedElsewhere.worth : 0);
  const isLess = learner.test(position) && !beginner.test(role);
  return isLess ? Math.min(worth, learnerWorth) : worth;
}

type Has = {
  used: ReadonlySet<string>;
  listed: ReadonlySet<string>;
  /** Forms of the words of each line. */
  words: readonly ReadonlySet<string>[];
  /** Lines about study. */
  studied: readonly string[];
  years: number;
  role: number;
};

/** How much of an item the resume shows, from 0 to 1. */
function creditOf(requirement: Requirement, has: Has): number {
  if (requirement.type === 'years') return Math.min(1, has.years / requirement.years);
  if (requirement.type === 'role') return has.role;
  if (requirement.type === 'word') return isTermIn(requirement.key, has.words) ? 1 : 0;
  const worth = has.used.has(requirement.key)
    ? 1
    : has.listed.has(requirement.key)
      ? listedWorth
      : 0;
  return requirement.fields.length === 0 || isFieldOf(requirement.fields, has.studied) ? worth : 0;
}

function isTermIn(term: string, lines: Has['words']): boolean {
  const forms = term.split(' ');
  return lines.some((line) => forms.every((form) => line.has(form)));
}

function isAnswered(requirement: Requirement, credits: ReadonlyMap<Requirement, number>): boolean {
  const worth = credits.get(requirement) ?? 0;
  return requirement.type === 'years' ? worth === 1 : worth > 0;
}

const wordOf = ({ text, type, isSoft, kind }: Requirement): MatchWord => ({
  text,
  isSkill: type === 'skill',
  isSoft,
  kind,
});

/** One of 'Java, Kotlin or Scala' is enough, so the others are not missing. */
function hasOtherChoice(
  each: Requirement,
  requirements: readonly Requirement[],
  answered: ReadonlySet<Requirement>,
): boolean {
  return (
    each.choice !== null &&
    requirements.some((other) => other.choice === each.choice && answered.has(other))
  );
}

/** 0 to 100; null without any items. */
function shareAnswered(
  group: readonly Requirement[],
  answered: ReadonlySet<Requirement>,
  credits: ReadonlyMap<Requirement, number>,
): number | null {
  let points = 0;
  let most = 0;
  for (const type of ['role', 'skill', 'years', 'word'] as const) {
    const counted = group.filter(
      (each) =>
        each.type === type && (answered.has(each) || !hasOtherChoice(each, group, answered)),
    );
    if (counted.length === 0) continue;
    const own = counted.reduce((sum, each) => sum + each.weight * (credits.get(each) ?? 0), 0);
    points += (shares[type] * own) / counted.reduce((sum, { weight }) => sum + weight, 0);
    most += shares[type];
  }
  return most === 0 ? null : Math.round((points / most) * 100);
}
