import type { ReadResume } from '#domain/resume-reading/read-resume.ts';
import { findAsked, type Asked } from './find-asked.ts';
import { withImplied } from './implied-skills.ts';
import { jobMatchVersion, type JobMatch, type MatchWord } from './job-match.ts';
import { plainWords } from './plain-words.ts';
import { skillKeyOf } from './skill-spellings.ts';
import { skillsInLines } from './skills-in-lines.ts';
import { linesOf } from './split-description.ts';
import { yearsWorked } from './years-of-work.ts';

/** What is compared; the day (YYYY-MM-DD) tells how long a job lasts that goes on. */
export type MatchInput = {
  description: string;
  reading: Pick<ReadResume, 'lines' | 'resume'>;
  profileSkills: readonly string[];
  today: string;
};

/** Hundredths of the score, as the documents give them. */
const weights = { required: 50, preferred: 30, overall: 20 };
/** How much of a part the skills are, where there are plain words too. */
const ofSkills = 0.8;

/**
 * How well a resume answers a description: 50 % of what is required, 30 % of what is preferred and 20 % of all of it, rounded.
 * Parts that the description names nothing of drop out and the others share their weight. Pure: the same input gives the same
 * match, and one more thing of the description in the resume never lowers it.
 */
export function matchDescription({
  description,
  reading,
  profileSkills,
  today,
}: MatchInput): JobMatch {
  const lines = linesOf(reading.lines.map(({ text }) => text).join('\n'));
  const said = {
    skills: withImplied(skillsInLines(lines).flatMap((found) => found.map(({ key }) => key))),
    words: new Set(lines.flatMap((line) => [...plainWords(line).keys()])),
    years: yearsWorked(reading.resume.experience, lines, today),
  };
  const known = withImplied(profileSkills.map(skillKeyOf));
  const asked = findAsked(description);
  const answered = new Set(asked.filter((each) => isSaid(each, said)));
  const shareOf = (wanted: readonly Asked[]) => shareAnswered(wanted, answered);
  const required = shareOf(asked.filter(({ kind }) => kind === 'required'));
  const preferred = shareOf(asked.filter(({ kind }) => kind === 'preferred'));
  const overall = shareOf(asked) ?? 0;
  const parts = [
    { value: required, weight: weights.required },
    { value: preferred, weight: weights.preferred },
    { value: overall, weight: weights.overall },
  ].flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const wordsOf = (wanted: readonly Asked[]) => wanted.map(wordOf);
  const open = asked.filter((each) => !answered.has(each) && !isSpared(each, asked, answered));
  const isKnown = (each: Asked) => each.type === 'skill' && known.has(each.key);
  return {
    version: jobMatchVersion,
    score: Math.round(parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / whole),
    required,
    preferred,
    overall,
    matching: wordsOf(asked.filter((each) => answered.has(each))),
    missing: wordsOf(open.filter((each) => !isKnown(each))),
    unsaid: wordsOf(open.filter(isKnown)),
  };
}

const wordOf = ({ text, type, kind }: Asked): MatchWord => ({
  text,
  isSkill: type === 'skill',
  kind,
});

function isSaid(
  asked: Asked,
  said: { skills: ReadonlySet<string>; words: ReadonlySet<string>; years: number },
): boolean {
  if (asked.type === 'years') return said.years >= asked.years;
  return asked.type === 'skill' ? said.skills.has(asked.key) : said.words.has(asked.key);
}

/** Of 'Java, Kotlin or Scala' one is enough: the others are not missed then. */
function isSpared(each: Asked, asked: readonly Asked[], answered: ReadonlySet<Asked>): boolean {
  return (
    each.choice !== null &&
    asked.some((other) => other.choice === each.choice && answered.has(other))
  );
}

/** 0 to 100; null where nothing is wanted. */
function shareAnswered(wanted: readonly Asked[], answered: ReadonlySet<Asked>): number | null {
  const counted = wanted.filter((each) => answered.has(each) || !isSpared(each, wanted, answered));
  const share = (some: readonly Asked[]) => {
    const weigh = (list: readonly Asked[]) => list.reduce((sum, { weight }) => sum + weight, 0);
    return some.length === 0
      ? null
      : weigh(some.filter((each) => answered.has(each))) / weigh(some);
  };
  const skills = share(counted.filter(({ type }) => type !== 'word'));
  const words = share(counted.filter(({ type }) => type === 'word'));
  if (skills === null || words === null) {
    const only = skills ?? words;
    return only === null ? null : Math.round(only * 100);
  }
  return Math.round((skills * ofSkills + words * (1 - ofSkills)) * 100);
}
