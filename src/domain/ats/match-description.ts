import type { Resume } from '#domain/resume/resume.ts';
import { findAsked, type Asked } from './find-asked.ts';
import { withImplied } from './implied-skills.ts';
import { jobMatchVersion, type JobMatch, type MatchWord } from './job-match.ts';
import { plainWords } from './plain-words.ts';
import { skillKeyOf } from './skill-spellings.ts';
import { skillsInLines } from './skills-in-lines.ts';
import { linesOf } from './split-description.ts';
import { yearsWorked } from './years-of-work.ts';

/** Input of a comparison; the date (YYYY-MM-DD) determines the length of current jobs. */
export type MatchInput = {
  description: string;
  reading: { lines: readonly { text: string }[]; resume: Pick<Resume, 'experience'> };
  profileSkills: readonly string[];
  today: string;
};

/** Percent of the score, as documented. */
const weights = { required: 50, preferred: 30, overall: 20 };
/**
 * Weights of skills, years of experience and plain words within a part; absent kinds give their
 * weight to the others.
 */
const shares = { skill: 60, years: 25, word: 15 };

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
  const lines = linesOf(reading.lines.map(({ text }) => text).join('\n'));
  const said = {
    skills: withImplied(skillsInLines(lines).flatMap((found) => found.map(({ key }) => key))),
    words: new Set(lines.flatMap((line) => [...plainWords(line).keys()])),
    years: yearsWorked(reading.resume.experience, lines, today),
  };
  const known = withImplied(profileSkills.map(skillKeyOf));
  const asked = findAsked(description);
  const answered = new Set(asked.filter((each) => isSaid(each, said)));
  const shareOf = (wanted: readonly Asked[]) => shareAnswered(wanted, answered, said.years);
  const required = shareOf(asked.filter(({ kind }) => kind === 'required'));
  const preferred = shareOf(asked.filter(({ kind }) => kind === 'preferred'));
  const overall = shareOf(asked) ?? 0;
  const parts = [
    { value: required, weight: weights.required },
    { value: preferred, weight: weights.preferred },
    { value: overall, weight: weights.overall },
  ].flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const wordsOf = (wanted: readonly Asked[]) => wanted.filter(isWorthTelling).map(wordOf);
  const open = asked.filter(
    (each) => !answered.has(each) && !hasOtherChoice(each, asked, answered),
  );
  const isKnown = (each: Asked) => each.type === 'skill' && known.has(each.key);
  return {
    version: jobMatchVersion,
    score: Math.round(parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / whole),
    required,
    preferred,
    overall,
    matching: wordsOf(asked.filter((each) => answered.has(each))),
    missing: wordsOf(open.filter((each) => !isKnown(each))),
    unmentioned: wordsOf(open.filter(isKnown)),
  };
}

/** Plain words mentioned once outside marked lines count, but are no useful advice. */
const isWorthTelling = ({ type, kind, times }: Asked) =>
  type !== 'word' || kind !== 'other' || times > 1;

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

/** One of 'Java, Kotlin or Scala' is enough, so the others are not missing. */
function hasOtherChoice(
  each: Asked,
  asked: readonly Asked[],
  answered: ReadonlySet<Asked>,
): boolean {
  return (
    each.choice !== null &&
    asked.some((other) => other.choice === each.choice && answered.has(other))
  );
}

/** 0 to 100; null without any items. */
function shareAnswered(
  wanted: readonly Asked[],
  answered: ReadonlySet<Asked>,
  years: number,
): number | null {
  let points = 0;
  let most = 0;
  for (const type of ['skill', 'years', 'word'] as const) {
    const counted = wanted.filter(
      (each) =>
        each.type === type && (answered.has(each) || !hasOtherChoice(each, wanted, answered)),
    );
    if (counted.length === 0) continue;
    const own = counted.reduce(
      (sum, each) => sum + each.weight * answerOf(each, answered, years),
      0,
    );
    points += (shares[type] * own) / counted.reduce((sum, { weight }) => sum + weight, 0);
    most += shares[type];
  }
  return most === 0 ? null : Math.round((points / most) * 100);
}

/** From 0 to 1: too few years earn a proportional share. */
function answerOf(each: Asked, answered: ReadonlySet<Asked>, years: number): number {
  if (answered.has(each)) return 1;
  return each.type === 'years' ? years / each.years : 0;
}
