import { isAboutConditions } from './about-conditions.ts';
import { findSkills, type SkillMatch } from './find-skills.ts';

/**
 * A sentence or fragment of a description and how strongly it asks for its items; 'none' is not
 * about the job.
 */
export type DescriptionPart = { text: string; kind: 'required' | 'preferred' | 'other' | 'none' };

const maxLength = 100_000;
const maxLineLength = 1000;
/** Shorter lines have lost no line breaks. */
const minLong = 80;

const headings: [DescriptionPart['kind'], RegExp][] = [
  [
    'preferred',
    /^(?:preferred|advantages?$|assets?$|an? (?:plus|advantage|asset)$|nice to haves?|good to haves?|great to haves?|bonus(?: points| skills| qualifications)?|plus(?:es)?|a plus|big plus|desirable|desired (?:skills|qualifications|experience|but)|optional|additional (?:skills|qualifications)|extra credit|brownie points|advantageous|it would be|what (?:will|would) (?:set|make) you|even better|not required|we(?:'d| would) (?:also )?(?:love|like))\b/u,
  ],
  [
    'none',
    /^(?:about (?:us|the company|our company|the organi[sz]ation|the employer)|who we are|our (?:company|values|culture|story|mission|benefits|offer|perks)|company (?:overview|description|profile|name)|(?:job |your |employee |company |our )?benefits|perks|what awaits you|further information|application(?:$| and| procedure)|what we(?:'re| are)? (?:offer|offering|provide|can offer)|what(?:'s| is) in it for you|what you(?:'ll| will)? get|we offer|why (?:join|work|us|you(?:'ll| will))|compensation|salary|pay|remuneration|how to apply|apply now|to apply|application process|interview process|selection process|equal (?:opportunity|employment)|diversity|eeo|life at|contact|disclaimer|privacy|working hours|job location|location|notice period)\b/u,
  ],
  [
    'required',
    /^(?:requirements?|required|must haves?|musts?|mandatory|essential(?: (?:skills|criteria|requirements|qualifications|experience|knowledge))?$|essentials?$|(?:basic|minimum|key|core|main|general|technical|specific|job|role|position|candidate|professional|educational|education|academic|your|the|our|other|hard|soft|primary) (?:requirements?|qualifications?|skills|competenc(?:y|ies)|criteria|experience)|key skills|skills(?:$| (?:required|needed|and|&|requirements?|you|we|set))|skillset|qualifications?|competenc(?:y|ies)|what you(?:'ll| will)? (?:bring|need|have|must have|should have)|what (?:do )?you need|what (?:we(?:'re| are)|you are) looking for|what we (?:look for|need|expect|require|seek|want)|what it takes|who (?:you are|we(?:'re| are) looking for|are you)|who (?:should|can) apply|your (?:profile|background|experience|qualifications|competencies|knowledge)|you (?:have|bring|are|should have|must|need|will need|will have|possess)$|about you|are you|do you have|eligibility(?: criteria)?|education(?: and experience)?$|experience(?: and (?:skills|education|qualifications))?$|(?:the )?(?:ideal|successful|right) candidate|(?:desired |ideal )?candidate profile|person specification|we (?:expect|require|are looking for|look for)|to (?:be successful|succeed)|prerequisites?)\b/u,
  ],
  [
    'other',
    /^(?:responsibilit(?:y|ies)|duties|tasks|(?:key|main|core|primary|your|job|role|the|essential|principal|roles and|roles &|major) (?:responsibilit(?:y|ies)|duties|tasks|functions|role|accountabilities|roles)|roles? (?:and|&) responsibilit(?:y|ies)|what you(?:'ll| will) (?:do|be doing|work on|learn)|what (?:will you|you) do|the (?:role|job|position|opportunity|work)|about the (?:role|job|position|team|opportunity)|(?:job|role|position) (?:description|summary|overview|purpose|profile|brief)|overview|summary|description|(?:a )?day (?:to|in)|your (?:role|mission|tasks|impact|challenge)|in this role|you will$|as an? )/u,
  ],
];

const required =
  /\b(?:required|requires?|must[- ]haves?|must (?:be|possess|know|demonstrate|hold|understand)|essential|mandatory|(?:is|are) (?:a must|necessary|needed)|prerequisites?|(?:you(?:'ll| will)?|candidates?) (?:must|need)|minimum (?:of )?\d|at least \d)\b/iu;
const notRequired =
  /\b(?:as|if|when|where|whenever|not|isn['’]t|aren['’]t|n['’]t|never) (?:be |strictly |necessarily |absolutely )?(?:required|mandatory|essential|necessary|needed)\b|\bno (?:[\p{L}-]+ ){0,4}(?:required|necessary|needed)\b|\brequired by (?:law|the law|applicable)\b|\bessential (?:duties|functions|oils?|services|workers?|part)\b/iu;
const preferred =
  /\b(?:preferred|preferably|(?:is|are) (?:a )?preference|nice[- ]to[- ]haves?|good[- ]to[- ]haves?|great to have|bonus(?: points?)?|(?:an?|added|big|huge|strong|definite|distinct) (?:big |huge |strong |definite |added |real |distinct )?(?:plus|advantage|asset)|(?:is|are|be|considered) (?:an? )?(?:plus|advantage|asset)|desirable|(?:is|are|highly) desired|ideally|advantageous|optional|(?:would|will) be (?:great|nice|good|beneficial|helpful|useful|appreciated))\b/iu;
const paidBonus =
  /\b(?:annual|performance|joining|sign-on|signing|referral|retention|yearly|quarterly|cash|discretionary|salary|pay)[\p{L}\s/&,]{0,20} bonus|\bbonus(?:es|\s+(?:scheme|plan|pay|program|programme|structure|potential|opportunit))/iu;
const aboutEquality =
  /\b(?:equal[- ]opportunit(?:y|ies) employer|affirmative action|regardless of (?:race|gender|age|sex)|irrespective of (?:race|gender|age|sex)|without regard to)\b/iu;
/** Expresses a requirement, even under an unrelated heading. */
const wish =
  /\b(?:(?:experience|expertise|proficiency|background) (?:with|in|of|using)|(?:knowledge|understanding|command) of|proficient (?:in|with)|familiar(?:ity)? with|hands-on|\d\+? years)\b/iu;

/**
 * The parts of a description in order, classified as required, preferred or other by headings and
 * the wording of each line.
 */
export function splitDescription(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let under: DescriptionPart['kind'] = 'other';
  let listed: DescriptionPart['kind'] | null = null;
  let hasItems = false;
  for (const line of linesOf(description).flatMap(restoreBreaks)) {
    const { heading, rest } = readHeading(line);
    const isAlone = heading !== null && rest === '';
    if (isAlone) under = heading;
    hasItems = !isAlone && (hasItems || bullet.test(line));
    // Prose below a list, such as how the company hires, is no longer part of it.
    const isBelow = hasItems && isProse(line) && !isAboutCandidate(line);
    if (isAlone || heading !== null || !bullet.test(line)) listed = isAlone ? null : heading;
    for (const sentence of rest.split(sentenceEnd)) {
      if (sentence === '') continue;
      if (aboutEquality.test(sentence)) under = 'none';
      parts.push(...partsOf(sentence, listed ?? (isBelow && under !== 'none' ? 'other' : under)));
    }
  }
  return parts;
}

const isProse = (line: string) =>
  !bullet.test(line) && /[.!?]$/u.test(line) && line.split(' ').length > 6;

const bullet = /^[•·▪◦‣*–-]\s/u;
const sentenceEnd =
  /(?<=[.!?;])\s+(?=[\p{Lu}\p{N}•*(-])|(?<=[\p{Ll})][.!?])(?=\p{Lu}\p{Ll}{3}|(?:We|You|Our|The|If|In|At|As|It|This) )|\s+(?=[•▪◦‣]\s)/u;
const headingInside =
  /(?<=^|[.!?;:)]\s*)((?:(?:Basic|Minimum|Required|Preferred|Key|Additional|Desired|Job|Core) )?(?:Responsibilities|Qualifications|Requirements|RESPONSIBILITIES|QUALIFICATIONS|REQUIREMENTS|Benefits):?)\s+(?=[\p{Lu}\p{N}•(-])/gu;
/** 'Job benefits: Free fruit' in the middle of a line. */
const labelInside =
  /(?<=\S )((?:(?:Job|Employee|Our) (?:benefits|perks)|Company (?:description|profile|overview)):)\s+(?=[\p{Lu}\p{N}•(-])/gu;
/** How fragments of requirements begin. */
const starts =
  'Experience|Knowledge|Strong|Ability|Excellent|Proficien(?:t|cy)|Proven|Bachelor|Master|Minimum|Understanding|Familiarity|Demonstrated|Preferred|Required|Solid|Working|Deep|Good';
const startInside = new RegExp(`(?<=[\\p{Ll})]{3})(?=(?:${starts}) )`, 'gu');
const startAfterSpace = new RegExp(`(?<=[\\p{L}\\p{N})]) (?=(?:${starts}) )`, 'gu');
const aboutCandidate = new RegExp(`^(?:You|Candidates?|Applicants?|${starts})\\b`, 'u');
const isAboutCandidate = (line: string) => wish.test(line) || aboutCandidate.test(line);

/** Restores lost line breaks before headings and list items. */
const restoreBreaks = (line: string) =>
  line.length < minLong
    ? [line]
    : line
        .replaceAll(headingInside, '\n$1\n')
        .replaceAll(labelInside, '\n$1\n')
        .replaceAll(startInside, '\n')
        .split('\n')
        .flatMap((each) => each.trim() || []);

/** Normalizes lines: rejoins wrapped lines and removes invisible characters. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  const clean = text
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll(/\u0000|\p{Cf}/gu, '')
    .replaceAll(/\p{Co}/gu, ' • ');
  let isBroken = true;
  for (const raw of clean.split(/\r\n|[\n\r\u2028\u2029\v\f]|<br ?\/?>/u)) {
    const line = raw.replaceAll(/[\s\u00A0]+/gu, ' ').trim();
    const last = lines.at(-1);
    if (
      last !== undefined &&
      !isBroken &&
      last.length >= 60 &&
      last.length + line.length < maxLineLength &&
      isWrapped(last, line)
    )
      lines[lines.length - 1] = `${last} ${line}`;
    else if (line !== '') lines.push(...cut(line));
    isBroken = line === '' || /[.:;!?]$/u.test(line);
  }
  return lines;
}

/** Splits a line into fragments short enough for the costlier rules. */
const cut = (line: string) =>
  line.length <= maxLineLength
    ? [line]
    : (line.match(/.{1,1000}(?:\s|$)|.{1,1000}/gu) ?? []).map((each) => each.trim());

/** The line was wrapped at the page width. */
const isWrapped = (line: string, next: string) =>
  /^\p{Ll}/u.test(next) ||
  (/(?:,|\b(?:and|or|of|the|with|in|a|an|to|for|using|on|as|by))$/u.test(line) &&
    /^\p{L}/u.test(next));

/** The kind that a heading gives to the lines below it; null when the text is none. */
export const headingKindOf = (text: string) => readHeading(text).heading;

type Heading = { heading: DescriptionPart['kind'] | null; rest: string };

/**
 * What a heading says about the lines below it, or about its own line if text follows; null for
 * other lines.
 */
function readHeading(line: string): Heading {
  const bare = line.replaceAll(/^[^\p{L}\p{N}]+|[*_#]+/gu, '').trim();
  const colon = /^([^:]{2,80}):(?:\s|$)/u.exec(bare);
  const title = (colon?.[1] ?? bare)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('-', ' ')
    .replaceAll('(s)', 's')
    .trim();
  const isBullet = bullet.test(line) && colon === null;
  const rest = colon === null || bare.slice(colon[0].length).trim() === '' ? '' : bare;
  const mayBe =
    !isBullet && title.length <= 60 && title.split(' ').length <= 9 && !/[.!]$/u.test(title);
  const known = mayBe ? headings.find(([, words]) => words.test(title))?.[0] : undefined;
  const marked = colon !== null && rest === '' ? markOf(colon[1] ?? '') : null;
  const isName =
    (rest !== '' && nameLabel.test(title)) || (!isBullet && aboutName.test(colon?.[1] ?? bare));
  const heading = known ?? marked ?? (isName ? 'none' : null);
  if (
    heading === null ||
    (colon === null && (isSentence(bare) || findSkills(bare).some(isNoHeading)))
  )
    return { heading: null, rest: line };
  return { heading, rest };
}

/** Labels of the employer's name, as in 'Company: Acme Ltd'. */
export const employerLabels =
  '(?:hiring )?company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber|empresa|entreprise|société|公司|企业|单位';
const nameLabel = new RegExp(`^(?:${employerLabels})$`, 'u');

/** 'About Acme Ltd'; but 'About This Role' is about the job. */
const aboutName =
  /^A(?:bout|BOUT)(?! (?:This|Your|You|The|What)\b)(?: (?:&|of|and|\p{Lu}[\p{L}\p{N}.&'’-]*)){1,6}$/u;

/** 'Must have Java' is a requirement; 'Leadership skills' may be a heading. */
const isNoHeading = ({ isSoft }: SkillMatch) => !isSoft;

const isSentence = (text: string) =>
  text.split(' ').length > 6 || /,/u.test(text) || /[.;]$/u.test(text);

function partsOf(sentence: string, under: DescriptionPart['kind']): DescriptionPart[] {
  const fragments = sentence.length < minLong ? [sentence] : sentence.split(startAfterSpace);
  if (fragments.length > 1 && fragments.some(isAboutConditions))
    return fragments.flatMap((each) => partsOf(each, under));
  if (isAboutConditions(sentence)) return [{ text: sentence, kind: 'none' }];
  if (under === 'none')
    return [{ text: sentence, kind: wish.test(sentence) ? (markOf(sentence) ?? 'other') : 'none' }];
  const aside = /\(([^()]*)\)/u.exec(sentence);
  const inside = aside?.[1] ?? '';
  if (aside && markOf(inside) !== null && /\p{L}{2}.*\s/u.test(inside)) {
    const around = `${sentence.slice(0, aside.index)} ${sentence.slice(aside.index + aside[0].length)}`;
    return [...partsOf(around.trim(), under), { text: inside, kind: markOf(inside) ?? under }];
  }
  const isBoth = isRequired(sentence) && isPreferred(sentence);
  if (!isBoth) return [{ text: sentence, kind: markOf(sentence) ?? under }];
  const parts: DescriptionPart[] = [];
  for (const text of sentence.split(/[,;]\s+|\s+(?:but|while|whereas)\s+/u).toReversed())
    parts.unshift({ text, kind: markOf(text) ?? parts[0]?.kind ?? under });
  return parts;
}

const isRequired = (text: string) => required.test(text.replace(notRequired, ' '));
const isPreferred = (text: string) => preferred.test(text.replace(paidBonus, ' '));

function markOf(text: string): 'required' | 'preferred' | 'other' | null {
  if (isPreferred(text)) return 'preferred';
  if (isRequired(text)) return 'required';
  return notRequired.test(text) && /\bnot\b|n['’]t|\bno\b/iu.test(text) ? 'other' : null;
}
