import type { Quote } from './split-text.ts';

export const starParts = ['situation', 'task', 'action', 'result'] as const;
export type StarPart = (typeof starParts)[number];
export type Star = Record<StarPart, Quote | null> & {
  /** The only actions found are those of a group: 'we'. */
  isShared: boolean;
  /** Sentences with a step of one's own. */
  steps: number;
};

const count = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple of)`;

const situation =
  /\b(?:when|while|during|ago|internship|at (?:my|our) |in (?:my|our|the) (?:\w+ )?(?:semester|year|project|team|course|job|college|company|class|club|lab|thesis)|in an? (?:\w+ ){0,2}(?:project|team|course|job|club|company)|last (?:year|summer|winter|spring|autumn|semester|month|week|term)|there (?:was|were)|in 20\d\d|our (?:team|project|client|group|class) |i (?:was working|worked) (?:at|for|in|on|as))/iu;
const task = new RegExp(
  String.raw`\b(?:(?:i|we) (?:had|needed) to|my (?:\w+ )?(?:task|job|role|responsibility|part|goal|aim|assignment) (?:was|is)|(?:was|were) (?:\w+ )?(?:asked|told|supposed|assigned|expected|responsible|chosen|given)|responsible for|in charge of|the (?:\w+ )?(?:goal|aim|challenge|problem|task|deadline) was|deadline|${count} (?:hours?|days?|weeks?|months?) (?:left|for|to|until|before|away)|(?:offered|volunteered|promised|agreed) to|(?:wanted|asked|told|expected) (?:us|me) to|up to me|had to run|had to be)\b`,
  'iu',
);
const verbs = String.raw`(?!(?:wanted|needed|liked|loved|hoped|believed|seemed|used|lived|happened|agreed|enjoyed|deserved|owned|worried|failed|wished|struggled|worked|studied|learned|attended)\b)(?:\w{2,}ed|wrote|built|made|took|ran|told|gave|spoke|met|set|drew|found|taught|led|chose|went|brought|sent|began|kept|split|put|read|held|rebuilt|cut|sat|rewrote|redrew|drove|dealt|sought|shut|broke|did|hid|sold|bought|stood)`;
const filling = String.raw`(?:(?:then|also|first|next|simply|just|immediately|later|finally|even|therefore|\w+ly) ){0,2}`;
const ownAction = new RegExp(String.raw`\bi ${filling}${verbs}\b`, 'iu');
const sharedAction = new RegExp(String.raw`\bwe ${filling}${verbs}\b`, 'iu');
const result =
  /\b(?:as a result|in the end|in total|eventually|resulted in|(?:this|that|which) (?:meant|led|saved|helped|let)|led to|on time|before the deadline|went (?:up|down|from|well|live|through)|reduced|increased|improved|saved|grew|dropped|fell (?:from|by|to)|rose|halved|doubled|tripled|cut [\w ]+ (?:from|by|to)|from [\w ]+ to (?:under |about |over |only )?[\w]+ (?:minutes|hours|days|percent|seconds|users|people)|delivered|shipped|launched|submitted|won|passed|succeeded|completed|finished|released|demonstrated|it worked|(?:was|were) (?:very )?(?:happy|satisfied|pleased|back|accepted|approved|signed)|still (?:use|uses|runs?|works?|in use)|i(?: have|'ve)? (?:learned|learnt)|taught me|since then|from then on|ever since|nowadays|after (?:this|that) i (?:was|always)|next time|now i|everything was|nobody noticed|no customer)\b/iu;

/**
 * The sentences that hold the four parts of a STAR answer, by their wording and order. Of several
 * results the last one that is told with a figure or name counts, not the lesson after it.
 */
export function findStar(
  sentences: readonly Quote[],
  isConcrete: (sentence: Quote) => boolean = () => false,
): Star {
  const first = (pattern: RegExp, from = 0) =>
    sentences.find((each, at) => at >= from && pattern.test(each.quote)) ?? null;
  const firstHalf = sentences.slice(0, Math.max(1, Math.ceil(sentences.length / 2)));
  // A result comes after the beginning of the story.
  const results = sentences.filter(
    ({ quote }, at) => at >= Math.min(1, sentences.length - 1) && result.test(quote),
  );
  const own = first(ownAction);
  const shared = first(sharedAction);
  return {
    situation: firstHalf.find(({ quote }) => situation.test(quote)) ?? null,
    task: first(task),
    action: own ?? shared,
    result: results.findLast(isConcrete) ?? results.at(-1) ?? null,
    steps: sentences.filter(({ quote }) => ownAction.test(quote)).length,
    isShared: own === null && shared !== null,
  };
}
