import { rulesOf } from './rule.ts';

const race = rulesOf('race');

const languages =
  '(?:english|hindi|tamil|telugu|kannada|marathi|bengali|gujarati|malayalam|punjabi|odia|assamese|urdu|german|french|spanish|italian|portuguese|dutch|polish|czech|russian|ukrainian|turkish|arabic|hebrew|greek|hungarian|romanian|swedish|danish|norwegian|finnish|chinese|mandarin|cantonese|japanese|korean|thai|vietnamese|indonesian)';

/** Speakers whom a product or a text is for. */
const isReached = {
  notAfter: String.raw`(?<!\b(?:look|search|hunt)(?:ing)? )\bfor\s$|\b(?:by|taught to)\s$|\bnon[ -]$`,
};

export const raceRules = [
  race(
    String.raw`(?:fair|light|white|dark|wheatish|dusky)(?: (?:skin(?:ned)?|complexion(?:ed)?)|(?<=fair) colou?red)(?: (?:and|only|preferred|required|will be preferred))?`,
    '',
    {
      law: 'race',
      notAfter: String.raw`\b(?:of|for)\s$`,
      notBefore: ' (?:tones?|types?|themes?|modes?|cancers?|models?|users?|patients?|customers?)',
    },
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
    String.raw`native(?: level)? (?<language>\w+) speaker(?<many>s?)(?: only)?`,
    'fluent $<language> speaker$<many>|proficient $<language> speaker$<many>',
    isReached,
  ),
  race(
    'native(?: level)? speaker(?<many>s?)(?: only)?',
    'fluent speaker$<many>|proficient speaker$<many>',
    isReached,
  ),
  race(
    `(?<language>${languages}) (?:must|should) be (?:your|the|their) (?:mother tongue|first language|native language)`,
    'fluent $<language> is required',
  ),
  race(
    'native(?: speaker)?(?: level)? (?:level|fluency|proficiency|command)(?<link> in| of)?',
    'fluency$<link>',
  ),
  race(
    `native(?: level| speaking| or bilingual)? (?<language>${languages})`,
    'fluent $<language>',
    { notBefore: ' (?:speak|species|plants?|names?|scripts?|fonts?)' },
  ),
  race(
    `(?<language>${languages}) native(?<many>s?)(?: speakers?)?(?: only)?`,
    'fluent $<language> speaker$<many>',
    {
      notBefore: ' (?:apps?|code|fonts?)',
    },
  ),
  race(
    `(?<language>${languages})(?: as)?(?: an?| the| your| their)? (?:mother tongue|first language|native language)(?: speakers?)?(?: only)?`,
    'fluent $<language>',
    { notAfter: String.raw`\b(?:not|whose|whom|support|teach|help)\b[^.\n]*$` },
  ),
  race(
    `(?:mother tongue|first language|native language)(?: (?:must|should) be| is)? ?:? ?(?<language>${languages})`,
    'fluent $<language>',
  ),
  race(
    String.raw`(?:british|american|neutral|western|foreign)[ -]accent(?: only| required)?`,
    'clear spoken English',
  ),
  race('without (?:an? )?(?:\\w+ )?accent', 'clearly spoken'),
  race('professional appearance', 'appropriate work clothes'),
  race(
    String.raw`(?:good[ -]looking|attractive|presentable|smart[ -]looking|pleas(?:ing|ant)|beautiful|handsome|slim)(?: (?:personality|appearance|looks|candidates?|females?|males?|girls?|women|men|figure|faces?|lady|ladies))`,
    'friendly and professional',
  ),
  race('(?:presentable|(?:good|smart) looking)', 'friendly and professional', {
    notBefore: String.raw` (?:\w+ )?(?:reports?|data|form(?:at)?s?|ui|uis|designs?|websites?|sites?|products?|apps?|code|documents?|slides?|charts?|dashboards?|interfaces?|pages?)`,
  }),
  race(
    String.raw`(?:minimum |required )?(?:height|weight) ?(?:[:=–-]|of|above|below|at least|should be|must be) ?(?:at least |above |below |minimum )?\d(?:['’.]| ?(?:ft|feet)|\d{1,2} ?(?:cms?|kgs?))[\d"”]*`,
    '',
    {
      onlyAfter: String.raw`\b(?:candidate|applicant|male|female|wom[ae]n|m[ae]n|girl|boy|you)s?\b[^\n]*$|(?:^|[\n•*-])\s*$`,
    },
  ),
  race(
    String.raw`(?:with|attach|send|include|enclose|upload|share)(?: (?:your|an?|the|one|two|recent|latest|passport|size|full|colou?r|cv|resume|and))* photo(?:graph)?s?`,
    'send your resume',
    { notBefore: String.raw` ?(?:of|from|edit|shop|id\b|galler)` },
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
