import { rulesOf } from './rule.ts';

const age = rulesOf('age');
const disability = rulesOf('disability');
const race = rulesOf('race');

const years = String.raw`\d{2}(?: ?(?:years?|yrs?))?`;
const old = String.raw`(?: (?:of age|old)| (?:years?|yrs?)(?: (?:of age|old)))`;
const range = String.raw`\d{2}(?: ?(?:years?|yrs?))? ?(?:-|–|to|and) ?\d{2}`;

export const ageRules = [
  age(
    `(?:upper |maximum |max\\.? )?aged?(?: limit| group| range| bar| criteria)?(?: is| should be| must be)? ?[:=–-]? ?(?:below |under |up ?to |max(?:imum)? |less than |not more than |between |within )?(?:${range}|${years})(?: ?(?:years?|yrs?))?(?: old| of age)?(?! ?(?:\\+|or (?:over|older|above)|and (?:over|older|above)|months?|weeks?|days?))`,
    '',
    {
      law: 'age',
      notAfter: String.raw`(?:\bminimum |\bmin\.? |\b[a-z]+)$`,
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
    notBefore: String.raw` ?(?:years?|yrs?|months?|weeks?|days?|hours?|people|members|engineers|%|km|lakhs?|lpa|employees|of (?:relevant )?exp)`,
  }),
  age(`${range}${old}`, '', {
    law: 'age',
    notBefore: ' (?:company|firm|business|organi[sz]ation)',
  }),
  age(String.raw`(?:not|never|no one|nobody) (?:over|above|older than) \d{2}`, '', { law: 'age' }),
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
    String.raw`young (?:team|company|start[ -]?up|crowd|environment|professionals?|talent|workforce|organi[sz]ation|leaders|firm|and growing)`,
    'growing team|motivated team',
  ),
  age(String.raw`youthful(?:ness)?(?: \w+)?`, 'enthusiasm|energy'),
  age(String.raw`(?:20|twenty|30|thirty)[ -]?somethings?(?: team)?`, 'team'),
  age('digital natives?', 'comfortable with technology'),
  age('tech[ -]savvy', 'comfortable with technology'),
  age(
    String.raw`(?:recent|fresh|new) (?:college |university )?grad(?:uate)?s?(?: only| preferred)?`,
    'early-career candidate|entry-level candidate',
    {
      notAfter: String.raw`\b(?:open to|including|also welcome|or|from)\s$`,
    },
  ),
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
    '(?:retire(?:d|es)|senior citizens?|elderly|old people)(?: need not apply| not (?:accepted|eligible))',
    '',
    { law: 'age' },
  ),
];

export const disabilityRules = [
  disability('able[ -]bodied(?: \\w+)?', '', { law: 'disability' }),
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
  disability('(?:sound|good|normal|excellent) (?:physical |mental )?health', '', {
    law: 'disability',
    notBefore: String.raw` (?:insurance|benefits?|care|cover|plans?|outcomes?|and safety|services?|products?|programs?)`,
    notAfter: String.raw`\b(?:promote|for|of|deliver|support|towards?|your|patients'?|ensure)\s$`,
  }),
  disability('(?:perfect|20/20|normal) (?:vision|eyesight|hearing)(?: required)?', '', {
    law: 'disability',
  }),
  disability('hiv[ -](?:negative|free)', '', { law: 'health' }),
  disability('no (?:history of )?(?:mental illness|chronic (?:illness|disease)s?)', '', {
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

export const raceRules = [
  race(
    String.raw`(?:fair|light|white|dark|wheatish)(?:[ -](?:skin(?:ned)?|complexion(?:ed)?|colou?red))(?: \w+)?`,
    '',
    { law: 'race', notAfter: String.raw`\bof\s$` },
  ),
  race(
    String.raw`(?:white|black|asian|caucasian|african|chinese|european|western) (?:candidates?|applicants?|males?|females?|men|women|people)(?: only| preferred)`,
    '',
    { law: 'race' },
  ),
  race(
    String.raw`only (?:white|black|asian|caucasian|chinese|european) (?:candidates?|applicants?|people)`,
    'all candidates',
    { law: 'race' },
  ),
  race(
    String.raw`no (?:foreigners|blacks|africans|muslims|hindus|christians|sikhs|dalits|outsiders)`,
    '',
    { law: 'race' },
  ),
  race(
    String.raw`native (?:level )?(?:\w+[ -])?speakers?(?: only)?`,
    'fluent speaker|proficient speaker',
  ),
  race(
    String.raw`mother tongue(?: (?:must|should) be)? ?:? ?(?:english|hindi|tamil|telugu|kannada|marathi|bengali|gujarati|malayalam|punjabi)`,
    'fluent in the language',
  ),
  race(
    String.raw`(?:british|american|neutral|western|foreign)[ -]accent(?: only| required)?`,
    'clear spoken English',
  ),
  race('without (?:an? )?(?:\\w+ )?accent', 'clearly spoken'),
  race('professional appearance', 'appropriate work clothes'),
  race(
    String.raw`(?:good[ -]looking|attractive|presentable|smart[ -]looking|pleasing|beautiful|handsome)(?: (?:personality|appearance|looks|candidates?|females?|males?|girls?|women|men))`,
    'friendly and professional',
  ),
  race('good looks?', 'friendly manner', { notAfter: String.raw`\b(?:a|take|have)\s$` }),
  race('articulate', 'communicates clearly', {
    notAfter: String.raw`\b(?:to|can|and|clearly|ability to|you|will|able to)\s$`,
    notBefore: String.raw` (?:and present|your|the|a|an|how|complex|ideas|design|why|what|technical|business|product|vision|clear|and|requirements|value|issues|problems?|their|strategy|thoughts?)\b`,
  }),
  race('(?:black|white)[ -]?list(?:s|ed|ing)?', 'blocklist|allowlist'),
  race('(?:tribal knowledge|tribal)', 'undocumented knowledge', {
    notBefore: String.raw` (?:communit|welfare|areas?|affairs|populations?|people|regions?|health|gov)`,
  }),
  race('spirit animals?', 'inspiration'),
  race('(?:gypsy|gypsies|oriental|eskimos?)', '', {}),
  race(String.raw`master ?[/-] ?slaves?`, 'primary and replica'),
  race('(?:slave)(?: (?:node|server|database|replica)s?)?', 'replica'),
];
