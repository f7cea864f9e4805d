import { rulesOf, turnedAway } from './rule.ts';

const age = rulesOf('age');
const disability = rulesOf('disability');

const years = String.raw`\d{2}(?: ?(?:years?|yrs?))?`;
const old = String.raw`(?: (?:of age|old)| (?:years?|yrs?)(?: (?:of age|old)))`;
const range = String.raw`\d{2}(?: ?(?:years?|yrs?))? ?(?:-|–|to|and) ?\d{2}`;

const audience =
  '(?:customers?|clients?|users?|patients?|participants|residents|readers|viewers|players|audiences?|respondents|members)';
/** Whom the work is for, whose age may be named. */
const isServed = [
  String.raw`\b(?:teach|mentor|coach|tutor|support|help|serv|educat|empower|target|survey|treat|protect|guid)(?:e|es|s|ing)?\s(?:[\w-]+[\s,]+){0,3}$`,
  String.raw`\b(?:(?:work|works|working) with|(?:car(?:e|es|ing)|programmes?|programs?|classes|courses|lessons|services?|products?|camps?|clubs?) (?:for|of))\s(?:[\w-]+[\s,]+){0,3}$`,
  String.raw`\b(?:our|the|whose|these|most)\s(?:\w+\s){0,2}?${audience}\s(?:(?:who|that)\s)?(?:(?:are|is)\s)?$`,
].join('|');
const units = String.raw` ?(?:kgs?|lbs?|%|km|minutes?|mins?|ms|seconds?|hours?|hrs?|days?|weeks?|months?|degrees?|people|employees|pages?|words?|characters|lakhs?|lpa|crores?)`;

export const ageRules = [
  age(
    `(?:upper |maximum |max\\.? )?aged?(?: limit| group| range| bar| criteria)?(?: is| should be| must be)? ?[:=–-]? ?(?:below |under |up ?to |max(?:imum)? |less than |not more than |between |within )?(?:${range}|${years})(?: ?(?:years?|yrs?))?(?: old| of age)?(?! ?(?:\\+|or (?:over|older|above)|and (?:over|older|above)|months?|weeks?|days?))`,
    '',
    {
      law: 'age',
      notAfter: String.raw`(?:\bminimum |\bmin\.? |\b[a-z]+)$|${isServed}`,
    },
  ),
  age(
    `(?:below|under|up ?to|less than|younger than|not (?:more|older) than|no older than|not above|within|maximum|max)(?: the age of)? \\d{2}${old}`,
    '',
    { law: 'age' },
  ),
  age(
    String.raw`(?:below|under|younger than|not above|not exceed(?:ing)?)(?: the)? age (?:of )?\d{2}`,
    '',
    { law: 'age' },
  ),
  age(`(?:between|from|aged?)(?: the)?(?: ages?)?(?: of)? ?${range}${old}?(?= |[.,;)!]|$)`, '', {
    law: 'age',
    notAfter: isServed,
    notBefore: String.raw` ?(?:years?|yrs?|months?|weeks?|days?|hours?|people|members|engineers|%|km|lakhs?|lpa|employees|of (?:relevant )?exp)`,
  }),
  age(`${range}${old}`, '', {
    law: 'age',
    notAfter: isServed,
    notBefore: ' (?:company|firm|business|organi[sz]ation)',
  }),
  age(String.raw`(?:not|never|no one|nobody|no) (?:over|above|older than) \d{2}`, '', {
    law: 'age',
    notBefore: units,
  }),
  age(String.raw`(?:under|below|younger than) \d{2}`, '', {
    law: 'age',
    onlyAfter: String.raw`\b(?:you are|you['’]re|are you|(?:must|should|has to|have to) be|candidates|applicants)\s$`,
    notBefore: units,
  }),
  age(
    String.raw`(?:candidates?|applicants?|persons?|people|anyone|those|women|men) (?:aged )?(?:over|above|older than|beyond) (?:the age of )?\d{2}(?: years)?(?: of age| old)? (?:will not|won['’]t|need not|cannot|can['’]t|should not|may not|are not|is not|not)(?: be)?(?: \w+)?`,
    '',
    { law: 'age' },
  ),
  age(String.raw`only (?:young|youth)\w*(?: \w+)?`, 'candidates of any age', { law: 'age' }),
  age(
    String.raw`young(?:er)? (?:candidates?|applicants?|people|men|women|persons?|boys?|girls?|blood|minds?)(?: only| preferred)?`,
    'candidates of any age',
    {
      law: 'age',
      notAfter: String.raw`\b(?:to|for|teach|teaching|mentor|help|with|of|support|educate|inspire|among|empower\w*|millions of|these|serve|serves)\s$`,
    },
  ),
  age(
    String.raw`young(?:,| and| &)? ?(?:and )?(?:energetic|dynamic|enthusiastic|vibrant|fun|hungry|passionate|ambitious|talented|fresh|smart|motivated|creative)`,
    'motivated|enthusiastic',
  ),
  age(
    String.raw`young (?:team|crowd|environment|professionals?|talent|workforce|leaders)`,
    'growing team|motivated team',
    { notAfter: isServed },
  ),
  age(
    String.raw`born (?:(?:in|on)? ?or )?(?:after|before|between|since|later than)(?: [a-z]+)?(?: \d{1,2},?)? (?:19|20)\d{2}(?: (?:and|to) (?:19|20)\d{2})?`,
    '',
    {
      law: 'age',
      onlyAfter: String.raw`(?:^|[.!?:;\n•*-]\s*|\b(?:be|candidates|applicants|were|you are|those)\s)$`,
    },
  ),
  age('youngsters?', 'people', { notAfter: isServed }),
  age('young at heart', 'enthusiastic'),
  age('young', 'motivated', {
    isCommon: true,
    notAfter: String.raw`${isServed}|\b(?:ernst and|die|years|still)\s$`,
    // People whom the work is for, and things that are new.
    notBefore: String.raw`[ -](?:people|persons?|adults?|children|kids|learners?|readers?|students?|offenders?|carers?|patients?|users?|audiences?|customers?|famil\w+|men|women|girls?|boys?|animals?|plants?|trees?|birds?|calves|horses?|stars?|compan\w+|firms?|start[ -]?ups?|business\w*|brands?|organi[sz]ations?|industr\w+|fields?|markets?|products?|projects?|technolog\w+|disciplines?|countr\w+|democrac\w+|parents?|mothers?|families|voices?)\b|['’]s modulus`,
  }),
  age(String.raw`youthful(?:ness)?(?: \w+)?`, 'enthusiasm|energy'),
  age(String.raw`(?:20|twenty|30|thirty)[ -]?somethings?(?: team)?`, 'team'),
  age('digital native', 'person who is comfortable with technology', {
    notBefore: ' (?:accounts?|compan|business|brand|firm|customer|bank|product|start)',
  }),
  age('digital natives', 'people who are comfortable with technology'),
  age('tech[ -]savvy', 'comfortable with technology'),
  age(
    String.raw`(?:recent|fresh|new) (?:college |university )?grad(?:uate)?s?(?: only| preferred)?`,
    'early-career candidate|entry-level candidate',
    {
      notAfter: String.raw`\b(?:open to|including|also welcome|or|from)\s$`,
    },
  ),
  age('fresh(?:ly)? (?:graduated|passed out|out of (?:college|school|university))', 'starting out'),
  age('freshers? only', 'entry-level candidates'),
  age('only freshers?', 'entry-level candidates'),
  age(String.raw`fresh (?:perspectives?|blood|faces?)`, 'new ideas'),
  age('(?:over|under)qualified', '', { notBefore: ' (?:name|domain|type)' }),
  age(
    String.raw`mature(?: (?:candidates?|persons?|individuals?|professionals?|attitude|women|men|approach))?`,
    'experienced',
    {
      notBefore: String.raw` (?:codebases?|products?|markets?|processe?s?|platforms?|systems?|technolog\w+|organi[sz]ations?|practices?|tools?|compan\w+|businesses|open|software|industr\w+|services?|api|devops|stack|security|model|framework|project|ecosystem|into)`,
      notAfter: String.raw`\b(?:im|pre)?(?:help|to|more|not|its|fully|as we|and|they|a|continue to|our|the|technically)\s$`,
    },
  ),
  age(
    `(?:(?:retired|elderly|older|old) (?:people|persons?|candidates?|applicants?)|retirees|senior citizens?|elderly)${turnedAway}`,
    '',
    { law: 'age' },
  ),
];

const illness = String.raw`(?:mental (?:illness|health (?:problems?|issues?|conditions?))|psychiatric \w+|depression|epilepsy|chronic (?:illness|disease)s?|serious illness(?:es)?|diabetes|medical conditions?|(?:hearing|speech|vision|sight|eyesight|mobility)(?:(?: or | and |, | ?/ ?)(?:hearing|speech|vision|sight|eyesight|mobility))* (?:problems?|impairments?|loss|difficulties|defects?))`;

export const disabilityRules = [
  disability('(?:only )?able[ -]bodied(?: and)?', '', { law: 'disability' }),
  disability(
    String.raw`(?:no|without(?: any)?|free (?:from|of)(?: any)?|not have any)(?: physical| mental)? (?:disabilit(?:y|ies)|handicaps?|deformit(?:y|ies))`,
    '',
    {
      law: 'disability',
      notBefore: String.raw`[ -](?:discrimination|will|is|are|should|prevents?|stands?)`,
    },
  ),
  disability(
    String.raw`(?:disabled|handicapped|differently[ -]abled)(?: \w+)? (?:need not apply|not (?:eligible|suitable|considered|accepted))`,
    '',
    { law: 'disability' },
  ),
  disability(
    String.raw`not suitable for (?:people|persons|candidates|anyone) with disabilities`,
    '',
    { law: 'disability' },
  ),
  disability(
    String.raw`(?:must be |should be |candidates? )?physically(?: and mentally)? fit(?: candidates?)?(?: only)?`,
    'able to do the tasks listed, with adjustments where needed',
    { law: 'disability' },
  ),
  disability('(?:medically|mentally) fit(?: only)?', '', { law: 'disability' }),
  disability('(?:sound|good|normal|excellent|perfect|robust) (?:physical |mental )?health', '', {
    law: 'disability',
    notBefore: String.raw` (?:insurance|benefits?|care|cover|plans?|outcomes?|and safety|services?|products?|programs?)`,
    notAfter: String.raw`\b(?:promote|for|of|deliver|support|towards?|your|patients'?|ensure)\s$`,
  }),
  disability('(?:perfect|20/20|normal) (?:vision|eyesight|hearing)(?: required)?', '', {
    law: 'disability',
  }),
  disability('hiv[ -](?:negative|free)', '', { law: 'health' }),
  disability(
    String.raw`(?:no|without|free from)(?: (?:any|known|past|family))* (?:(?:history|record) of )?${illness}`,
    '',
    {
      law: 'disability',
      onlyAfter: String.raw`\b(?:candidate|applicant|person|people|anyone|those|you|must|should|have|having|with)s?\b[^.\n]*$|(?:^|[\n•*.-])\s*$`,
      notAfter: String.raw`\b(?:help|support|treat|diagnos|liv|car|regardless|welcome|encourage)\w*\b[^.\n]*$`,
    },
  ),
  disability(
    String.raw`(?:candidates?|applicants?|people|persons?|those|anyone) (?:with|having)(?: (?:an?|any|known|past|the))* (?:(?:history|record) of )?(?:${illness}|disabilit(?:y|ies))${turnedAway}`,
    '',
    { law: 'disability' },
  ),
  disability('fit and healthy|(?:sound|healthy) (?:mind and body|body and mind)', '', {
    law: 'disability',
  }),
  disability(
    String.raw`(?:must|able to|ability to|should)(?: be able to)? (?:stand|walk|sit)(?: up| down)? for (?:long|extended|prolonged) (?:periods?|hours)(?: of time)?`,
    'do the tasks on site, with adjustments where needed',
  ),
  disability(
    String.raw`(?:stand|walk) for (?:long|extended|prolonged) (?:periods?|hours)(?: of time)?`,
    'work on site, with adjustments where needed',
  ),
  disability(
    String.raw`(?:lift|carry|climb)(?:ing)?(?: up to| over| at least)? \d+ ?(?:kgs?|lbs?|pounds|kilos?)`,
    'move goods of up to the stated weight, with aids where needed',
  ),
  disability(
    '(?:crazy|insane(?:ly)?|ridiculously)(?: (?:good|fast|smart|talented|driven|passionate|growth|attention to detail|detail[ -]oriented|hours|busy))?',
    'very|exceptionally',
    {
      notBefore: String.raw` (?:egg|horse)`,
    },
  ),
  disability('insanity', 'intensity'),
  disability(String.raw`ocd(?: about \w+)?`, 'careful about details|thorough'),
  disability('(?:obsessive[ -]compulsive)', 'thorough'),
  disability('(?:psycho|lunatics?|maniacs?|mad(?:ness|man)?|nuts about)', 'intense|keen', {
    notBefore: String.raw`[ -]?(?:logical|metric|linguist|men|hya|rid|e |therap)`,
  }),
  disability('lame', 'weak|poor'),
  disability('cripp(?:ling|led?)', 'serious|severe'),
  disability('(?:wheelchair|bed)[ -]?bound', 'wheelchair user'),
  disability('confined to a wheelchair', 'a wheelchair user'),
  disability(String.raw`(?:the )?handicapped`, 'disabled people', {
    notBefore: ' (?:parking|accessible)',
  }),
  disability('(?:retard(?:ed)?|spaz|spastic|moron(?:ic)?|imbecile|dumb)', 'poor', {
    notBefore: String.raw`[ -]?(?:bell|waiter)s?`,
  }),
  disability('blind to', 'unaware of', { notAfter: String.raw`\b(?:colou?r|double|single)[ -]$` }),
  disability('(?:turn a blind eye|blind spots?)', 'ignore|gap', {}),
  disability('(?:tone[ -])?deaf to', 'not open to'),
  disability('tone[ -]deaf', 'insensitive'),
  disability(
    'suffer(?:s|ing)? from (?:a )?(?:disabilit(?:y|ies)|autism|depression)',
    'has a disability',
  ),
  disability('(?:deaf and dumb|deaf[ -]mute)', 'deaf'),
  disability('bipolar', 'changeable', {
    notBefore: String.raw` (?:disorder|transistors?|junction|signal|plot)`,
  }),
  disability('schizophrenic', 'inconsistent', {}),
];
