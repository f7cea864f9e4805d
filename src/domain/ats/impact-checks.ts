import { leadingVerb } from './action-words.ts';
import type { AtsCheck } from './ats-checks.ts';
import { judgeTexts, type CheckOutcome } from './check-outcome.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** Shares of the points: this many begin with a verb, tell a number, tell a result; at most so many are passive, or begin alike. */
const shares = { verbs: 0.6, numbers: 0.3, results: 0.25, passive: 0.15, alike: 0.25 };

const amount =
  /(?<![\p{L}\p{N}])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?|half|a (?:third|quarter|fifth|tenth)|doubl(?:e|ed|ing)|tripl(?:e|ed|ing)|twice)(?![\p{L}\p{N}])/iu;

/** 'HTML5', 'C++17', 'v2', '1.2.3', and 'Python 3.11' but not 'Rated 4.8'. */
const version =
  /\p{L}+[-.+]*\d+(?:\.\d+)*|\d+(?:\.\d+){2,}|(?<=\S )\p{Lu}\p{L}+ \d+\.\d+(?!\S| ?(?:%|\p{Ll}))/gu;

/** A number that measures something: not a year, a version, or part of a name. */
export function hasNumber(point: string): boolean {
  const left = point
    .replaceAll(/(?<![\d$€£₹])\b(?:19|20)\d\d\b(?!\s*(?:%|\p{Ll}))/gu, ' ')
    .replaceAll(version, ' ');
  return /(?:[$€£₹]\s?)?\d/u.test(left) || amount.test(point);
}

const result =
  /(?<![\p{L}])(?:improv|increas|reduc|decreas|sav(?:ed|ing|es)\b|cut(?:ting|s)?\b|grew\b|grow(?:n|ing|th)|rais(?:ed|ing)|boost|accelerat|doubl|tripl|halv|eliminat|prevent|achiev|won\b|win(?:ning|s)?\b|earn|exceed|surpass|deliver(?:ed|ing)? .*\b(?:early|under|ahead)|result(?:ed|ing) in|led to|leading to|enabl|allow(?:ed|ing)|so that|which (?:let|made|cut)|instead of|fewer|faster|shorter|lower(?:ed|ing)|higher|generat|gain(?:ed|ing)|attract|secur(?:ed|ing)|serv(?:ed|ing)\b|handl(?:ed|ing)\b|used by|adopted by|rank(?:ed|ing)|recogni[sz]ed|awarded|recover|resolv|shorten|streamlin|optimi[sz]|minimi[sz]|maximi[sz])|(?:by|to|from) (?:(?:about|over|nearly|up to|more than) )?[$€£₹]?\d[\d,.]*\s*(?:%|percent|x\b|k\b|m\b)|\d\s*%|(?<![\p{L}])by (?:a|one) (?:third|quarter|fifth|half|tenth)/iu;

const passive =
  /(?<![\p{L}])(?:responsible for|duties (?:include|were)|responsibilities include|tasked with|in charge of|involved in|(?:was|were|been|being|is|are) (?:\p{L}+ly )?(?:\p{L}{2,}ed|built|made|done|given|held|chosen|taught|written|run|set|sent|shown|taken|put))(?![\p{L}])/iu;
const vague = /^(?:worked (?:on|with|in|for|as)|working (?:on|with|in|for|as))\b/iu;

/** What came of the work. */
export const hasResult = (point: string) => result.test(point);

/** Neither a duty nor in the passive. */
export const isActive = (point: string) => !passive.test(point) && !vague.test(point);

const share = (points: readonly string[], isRight: (point: string) => boolean) => {
  const wrong = points.filter((point) => !isRight(point));
  return { wrong, right: points.length === 0 ? 0 : 1 - wrong.length / points.length };
};

const atLeast =
  (least: number, isRight: (point: string) => boolean) =>
  ({ points, placeOf }: ResumeFacts): CheckOutcome => {
    const { wrong, right } = share(points, isRight);
    return judgeTexts(points.length > 0 && right >= least, wrong, placeOf);
  };

function judgeVariety({ points, placeOf }: ResumeFacts): CheckOutcome {
  const begins = new Map<string, string[]>();
  for (const point of points) {
    const first = leadingVerb(point) ?? point.toLowerCase().split(/\s/u)[0] ?? '';
    begins.set(first, [...(begins.get(first) ?? []), point]);
  }
  const most = Math.max(2, Math.ceil(points.length * shares.alike));
  const alike = [...begins.values()].filter((same) => same.length > most).flat();
  return judgeTexts(points.length > 1 && alike.length === 0, alike, placeOf);
}

export const impactChecks = {
  actionVerbs: atLeast(shares.verbs, (point) => leadingVerb(point) !== null),
  numbers: atLeast(shares.numbers, hasNumber),
  results: atLeast(shares.results, hasResult),
  activeVoice: atLeast(1 - shares.passive, isActive),
  variety: judgeVariety,
} satisfies Partial<Record<AtsCheck, (facts: ResumeFacts) => CheckOutcome>>;
