import { rulesOf } from './rule.ts';

const rule = rulesOf('gender');

const person = String.raw`(?:males?|females?|men|women|man|woman|boys?|girls?|lad(?:y|ies)|gents|gentlem[ae]n)`;
const applicants = String.raw`(?: (?:candidates?|applicants?|staff|employees|engineers?|developers?|executives?|professionals?|freshers?|graduates?|students?|receptionists?|teachers?|nurses?))`;
/** The person who answers applicants has a name, and a pronoun with it. */
const isContact = {
  notBefore: String.raw` (?:\w+ )?(?:(?:get in touch with|get back to|contact|reply to|respond to|answer|call|write to) you|be (?:happy|glad|pleased) to (?:help|answer))`,
};
const welcoming = String.raw`\b(?:not|encourage|welcome|invite|including|regardless of)\b[^.\n]{0,30}`;

/** Criteria that name a sex. */
export const genderRules = [
  rule(
    `(?:only )?${person}(?: \\w+)?(?: (?:is|are))? (?:only|preferred|preferable|required|wanted|needed|will be preferred|can apply|should apply|need only apply)`,
    'all candidates welcome',
    { law: 'gender', notAfter: welcoming },
  ),
  rule(`only ${person}${applicants}?`, 'all candidates', {
    law: 'gender',
    notAfter: String.raw`\bnot $`,
    notBefore: String.raw`(?:'s|’s)? (?:in|among|on) (?:the|our)\b`,
  }),
  rule(
    `(?:looking for|seeking|hiring|need|want|require)(?: an?| some)?(?: \\w+)? ${person}${applicants}?`,
    'looking for someone',
    {
      law: 'gender',
      notBefore: String.raw`(?:['’]s\b| and (?:wo)?men| and boys| and girls| (?:in tech|who code|leaders? programme|days|hours|power))`,
    },
  ),
  rule(`(?:${person})${applicants} (?:with|having|aged|between|under|who)`, 'candidates with', {
    law: 'gender',
    notAfter: welcoming,
  }),
  rule(
    String.raw`(?:gender|sex)(?: preference)? ?[:=–-] ?(?:only )?(?:fe)?male(?! ?[/,|&]| or| and)`,
    '',
    {
      law: 'gender',
    },
  ),
  rule(
    String.raw`no (?:females?|males?|women|men|girls|boys|ladies)(?: candidates| applicants)?(?= |[.,;!]|$)`,
    '',
    {
      law: 'gender',
      notBefore: String.raw` (?:or|and) (?:wo)?men are\b`,
    },
  ),
  rule(
    String.raw`(?:office|delivery|errand|pantry|news|tea|stock) boys?`,
    '$0 (any gender)|assistant',
  ),
  rule('(?:sales|office|call) ?girls?', 'sales associate|assistant'),
  rule('(?:tea|cleaning|dinner|lunch) lad(?:y|ies)', 'catering assistant|cleaner'),
  rule('chairm[ae]n', 'chair|chairperson'),
  rule('chairwom[ae]n', 'chair|chairperson'),
  rule('salesm[ae]n', 'salesperson|sales representative'),
  rule('saleswom[ae]n', 'salesperson|sales representative'),
  rule('forem[ae]n', 'supervisor|site lead'),
  rule('workm[ae]n', 'worker|technician', { notBefore: String.raw`['’]?s? compensation` }),
  rule(
    '(?:camera|repair|maintenance|handy|line|watch|fire|police|crafts|draughts|drafts|trades|service|delivery|ombuds)m[ae]n',
    'technician|operator',
    {
      notBefore: 'ship',
    },
  ),
  rule('business ?m[ae]n', 'business professional|entrepreneur'),
  rule('spokesm[ae]n', 'spokesperson'),
  rule('middlem[ae]n', 'intermediary|broker'),
  rule('(?:front|point|right hand|yes|key) m[ae]n', 'key person|lead'),
  rule('man ?power', 'workforce|staff|people'),
  rule('man[ -]hours?', 'working hours|person-hours'),
  rule('man[ -](?:days?|months?|years?)', 'person-days|working days'),
  rule('manned', 'staffed|crewed', { notAfter: 'un' }),
  rule('man the', 'staff the|run the', { notAfter: String.raw`\b(?:the|a|this|any)[ -]$` }),
  rule('man ?made', 'artificial|synthetic'),
  rule('best man for the job', 'best person for the job'),
  rule('mankind', 'people|humanity'),
  rule('housewi(?:fe|ves)', 'homemakers'),
  rule('stewardess(?:es)?', 'flight attendant'),
  rule('air ?hostess(?:es)?', 'flight attendant|cabin crew'),
  rule('(?:waitress|hostess)(?:es)?', 'server|host'),
  rule('guys', 'team|everyone|people'),
  rule('(?:dudes?|bros?|lads)', 'people|colleagues', { notBefore: String.raw`[.]` }),
  rule('bro culture', 'welcoming culture'),
  rule(String.raw`(?:he|she) (?:or|and) (?:she|he)`, 'they|you'),
  rule(String.raw`(?:s/he|he ?/ ?she|\(s\)he|she ?/ ?he)`, 'they|you'),
  rule(String.raw`(?:his|her) (?:or|and) (?:hers?|his)`, 'their|your'),
  rule(String.raw`(?:his ?/ ?hers?|him ?/ ?her|her ?/ ?his)`, 'their|your'),
  rule(
    String.raw`he (?:will|must|should|shall|would|has to|needs to|is responsible|works|reports)`,
    'you will|they will',
    isContact,
  ),
  rule(
    String.raw`she (?:will|must|should|shall|would|has to|needs to|is responsible|works|reports)`,
    'you will|they will',
    isContact,
  ),
  rule(
    String.raw`(?:his|her) (?:team|work|duties|responsibilities|role|manager|tasks?|skills?)`,
    'your $0',
  ),
  rule('rock ?stars?', 'skilled professional|expert'),
  rule('ninjas?', 'specialist|expert'),
  rule('(?:gurus?|jedis?)', 'specialist|expert'),
  rule('super ?hero(?:es)?', 'skilled professional|expert'),
  rule('(?:alpha|viking|gladiator|warriors?)', 'confident colleague|expert', {
    notBefore: String.raw`[ -]?(?:release|version|test(?:ing|er)?s?|channel|beta|vantage|phase|build|numeric|particle|compositing)`,
    notAfter: String.raw`(?:weekend |road |[αa-z]-|in )$`,
  }),
  rule('dominat(?:e|es|ing|ion)', 'lead|excel in'),
  rule('crush(?:ing)? (?:it|your|the|goals|targets|quotas?)', 'succeed|do well'),
  rule('kick(?:ing)?[ -]ass', 'excellent'),
  rule('(?:fearless|ruthless)(?:ly)?', 'confident|decisive'),
  rule('aggressive(?:ly)?', 'proactive|ambitious|firm', {
    notBefore: String.raw` (?:cach\w+|timelines?|optimi[sz]\w+|inlining|compress\w+|prefetch\w+|schedules?|deadlines?|retry|retries|polling|eviction|growth targets?|loop|gc|garbage|batching|thrott\w+|indexing|backoff|cancer|tumou?rs?|treatment)`,
    notAfter: String.raw`\b(?:cache|caching|optimi[sz]es?|compress\w*|more|less)\s$`,
  }),
  rule('competitive', 'motivated|ambitious', {
    notBefore: String.raw` (?:\w+ )?(?:salar\w+|pay\b|compensation|benefits?|packages?|wages?|remuneration|stipends?|(?:application|selection|hiring|recruitment) (?:process|procedure|round)|rates?|pric\w+|analys\w+|landscapes?|intelligence|program\w+|coding|edge|advantages?|markets?|research|bonus\w*|incentives?|rewards?|base|ctc|perks|threats?|insights?|offers?|offerings?|differentiat\w+|position\w*|bids?|exams?|industr\w+|products?|solutions?|strateg\w+|technolog\w+|equity|hourly|annual|products|platforms?|tender\w*|space|world|value|benchmark\w*)`,
    notAfter: String.raw`\b(?:globally |more |highly |remain |stay |cost[- ]|price[- ])$`,
  }),
];
