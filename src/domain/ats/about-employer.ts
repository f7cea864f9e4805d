import { leadingVerb } from '#domain/writing/leading-verb.ts';
import type { Employer } from './employer-of.ts';
import type { SkillMatch } from './find-skills.ts';

/** The sentence speaks of the applicant, the work, or what is expected. */
const work =
  /(?<!\p{L})(?:you|your|yours|yourself|candidates?|applicants?|incumbent|(?:post[- ]?)?holder|someone|person|experienced?|knowledge|skills?|skilled|ability|able|expertise|background|degree|qualifi\p{L}+|proficien\p{L}+|familiar\p{L}*|understanding|responsib\p{L}+|duties|tasks?|roles?|positions?|post|vacancy|job|internship|looking for|seek\p{L}*|search(?:ing)? for|hiring|recruit\p{L}*|we need|needed|requir\p{L}+|expect\p{L}*|must|prefer\p{L}*|we value|appreciate|important|essential|crucial|welcome|desirable|advantage|ideal\p{L}*|focus\p{L}*)(?!\p{L})/iu;

/** What the employer works with is what the applicant will work with. */
const tools =
  /(?<!\p{L})(?:us(?:e|es|ed|ing)|utili[sz](?:e|es|ing)|(?:written|writes?|coded?|codes|program(?:s|med)?|develop(?:ed)?|built|builds?|building|runs?|running|implemented) (?:\p{L}+ )?(?:in|on|with|using|upon)|(?:tech(?:nology)? )?stack|languages?|frameworks?|tool(?:s|ing|set|chain)?|technologies|practi[cs]es?|follow|adopt\p{L}*|based on|powered by|we rely on|of choice|users? of)(?!\p{L})/iu;
const toolsByName = /(?<!\p{L})works? (?:\p{L}+ )?(?:in|with) \p{Lu}/u;
/** As many products in one sentence are what the employer works with. */
const minProducts = 3;
const product = /\p{Lu}|[^\p{L}\s]/u;

const lead = String.raw`(?:(?:here|today|currently|now|together|every|at|in|with|for|as|through|over|since|by|from|to|on|across|within|after|during|because|while|when|if)(?: [^,.]{1,80}|), )?`;
const units =
  'team|group|department|division|organi[sz]ation|company|firm|business|unit|section|cent(?:er|re)|institute|university|faculty|school|hospital|agency|office|studio|mission|vision|charter|culture';
const verb = String.raw`(?:is|are|was|were|has|have|had|will|can|also|now|currently|works?|does|\p{Ll}{3,}s|\p{Ll}{2,}ed)(?!\p{L})`;

/** 'We grow', 'In Leeds, our customers', 'The blue team of Leeds is'. */
const subjects = [
  String.raw`(?:we|our|us)(?:['’]\p{L}+)?(?!\p{L})`,
  String.raw`(?:the|this|that|an?)(?: [^\s,.;:]+){0,6}? (?:${units})(?: \([^)]{1,40}\))?(?: (?:of|in|at|for|within|on|behind) [^,.;:]{1,60})? ${verb}`,
].map((subject) => new RegExp(`^${lead}${subject}`, 'iu'));
const beforeName = new RegExp(`^${lead}(?:the )?`, 'iu');
const afterName = new RegExp(`^(?:['’]s? [^,.;:]{1,60}|[^,.;:]{0,40}?)? ?${verb}`, 'u');

/** 'Tea is one of the oldest drinks in the world'. */
const statement =
  /^(?:(?!(?:which|that|who|will) )[^\s.,;:!?]+ ){1,6}?(?:is|are|was|were|has|have|isn['’]t|aren['’]t) (?=(?:\S+ ){3})/u;

/**
 * Whether a sentence tells of the employer or the world, and says neither what the applicant does
 * nor what the employer works with: 'Our customers plan their traffic with us', but not 'We use
 * Java' or 'We are looking for a pilot'.
 */
export function isAboutEmployer(
  sentence: string,
  skills: readonly SkillMatch[],
  { names }: Employer,
): boolean {
  const from = Math.max(0, sentence.search(/\p{L}/u));
  const text = sentence.slice(from);
  const isNarrative =
    subjects.some((each) => each.test(text)) ||
    names.some((name) => hasSubject(text, name)) ||
    isStatement(text, skills[0] ? skills[0].start - from : text.length);
  if (!isNarrative || [work, tools, toolsByName].some((each) => each.test(text))) return false;
  const products = skills.filter(({ start, end }) => product.test(sentence.slice(start, end)));
  return new Set(products.map(({ key }) => key)).size < minProducts;
}

const hasSubject = (text: string, name: string) =>
  [0, beforeName.exec(text)?.[0].length ?? 0].some(
    (start) => text.startsWith(name, start) && afterName.test(text.slice(start + name.length)),
  );

/** It says what something is, and its subject is no skill. */
function isStatement(text: string, firstSkill: number): boolean {
  const [told] = statement.exec(text) ?? [];
  return (
    told !== undefined &&
    told.length <= firstSkill &&
    leadingVerb(text) === null &&
    !(/\bin $/u.test(text.slice(0, firstSkill)) && /^\p{Lu}/u.test(text.slice(firstSkill)))
  );
}
