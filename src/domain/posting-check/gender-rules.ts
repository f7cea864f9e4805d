import { rulesOf, turnedAway } from './rule.ts';

const rule = rulesOf('gender');

const person = String.raw`(?:males?|females?|men|women|man|woman|boys?|girls?|lad(?:y|ies)|gents|gentlem[ae]n)`;
const job = String.raw`(?:receptionist|secretary|assistant|trainer|teacher|driver|executive|engineer|developer|counsell?or|nurse|telecaller|accountant|officer|supervisor|helper|cook|attendant|tutor|worker|operator|guard|cashier|manager|intern|trainee)s?`;
const applicants = String.raw`(?: (?:candidates?|applicants?|staff|employees|engineers?|developers?|executives?|professionals?|freshers?|graduates?|students?|receptionists?|teachers?|nurses?))`;
/** Pronouns in a quotation, and of others than the person wanted: colleagues and customers. */
const isOther = [
  String.raw`(?:^|[\s(])["“](?:[^"”\s][^"”]*)?$`,
  String.raw`\b(?:our|your|my)\s(?:[\w-]+\s){0,2}(?:(?:co-?)?founders?|c[efto]o|head|manager|mentor|buddy|lead|boss|director|colleague|supervisor|president|owner|professor|dean)\b[^\n]*$`,
  String.raw`\b(?:customer|client|patient|guest|user|child|parent|mother|father|learner|pupil|buyer|donor|tenant|resident|passenger|visitor|caller|player)\b(?! (?:support|success|service|care|experience|relation|facing|manage|executive))[^.!?\n]*$`,
].join('|');
/** The person wanted doesn't do something to 'you'. */
const isToReader = String.raw` (?:\w+ ){0,4}you\b| be (?:happy|glad|pleased) to (?:help|answer)`;
const isPronoun: Parameters<typeof rule>[2] = {
  isCommon: true,
  notAfter: isOther,
  notBefore: isToReader,
};
const isWanted = String.raw`\b(?:candidate|applicant|incumbent|appointee|employee|intern|trainee|apprentice|joiner|hire|person|someone|developer|engineer|designer|analyst|consultant|executive|technician|officer|assistant|nurse|teacher|driver|programmer|accountant|operator|specialist)\b[^\n]*$`;
const welcoming = String.raw`\b(?:not|encourage|welcome|invite|including|regardless of)\b[^.\n]{0,30}`;

/** Jobs that end in 'man' or 'woman' in English, and what they are called without a sex. */
const jobsInMan = {
  anchor: 'anchor',
  bar: 'bartender',
  '(?:bin|dust|garbage)': 'refuse collector',
  camera: 'camera operator',
  council: 'council member',
  crafts: 'craftsperson',
  delivery: 'delivery driver',
  door: 'door attendant',
  '(?:drafts|draughts)': 'drafter',
  fire: 'firefighter',
  fisher: 'fisher',
  grounds: 'groundskeeper',
  '(?:handy|maintenance)': 'maintenance technician',
  lines: 'line technician',
  news: 'journalist',
  ombuds: 'ombudsperson',
  police: 'police officer',
  repair: 'repair technician',
  sea: 'sailor',
  service: 'service technician',
  signal: 'signal operator',
  spokes: 'spokesperson',
  '(?:store|warehouse)': 'warehouse worker',
  trades: 'tradesperson',
  watch: 'guard',
  weather: 'weather presenter',
};
const manRules = Object.entries(jobsInMan).flatMap(([job, neutral]) => [
  rule(`${job}(?:wo)?man`, neutral),
  rule(`${job}(?:wo)?men`, `${neutral}s`),
]);

/** Criteria that name a sex. */
export const genderRules = [
  rule(
    `(?:only )?${person} (?<job>${job}) (?:only|(?:is |are )?(?:preferred|preferable|required|wanted|needed))`,
    '$<job> wanted',
    { law: 'gender' },
  ),
  rule(`(?:an? |one )?(?:female|male|lady) (?<job>(?:\\w+ )?${job})`, '$<job>', {
    law: 'gender',
    onlyAfter: '(?:^|[.!?:;\\n•*-])\\s*$',
    notBefore: ' (?:or|and) ',
  }),
  rule(
    `(?:only )?${person}(?: \\w+)?(?: (?:is|are))? (?:only|preferred|preferable|required|wanted|needed|will be preferred|can apply|should apply|need only apply)`,
    'all candidates welcome',
    { law: 'gender', notAfter: welcoming },
  ),
  rule(`${person}${applicants}?${turnedAway}`, '', { law: 'gender', notAfter: welcoming }),
  rule(`only ${person}${applicants}?`, 'all candidates', {
    law: 'gender',
    notAfter: String.raw`\bnot $`,
    notBefore: String.raw`(?:'s|’s)? (?:in|among|on) (?:the|our)\b`,
  }),
  rule(
    `(?<verb>looking for|seeking|hiring|needs?|wants?|requires?|prefers?)(?<article> an?| some)?(?<kind> \\w+)? ${person} (?<job>${job}|freshers?|graduates?|students?|professionals?)`,
    '$<verb>$<article>$<kind> $<job>',
    { law: 'gender', notAfter: welcoming },
  ),
  rule(
    `(?<verb>looking for|seeking|hiring|needs?|wants?|requires?|prefers?|preference (?:(?:will be|is) given )?(?:to|for))(?: an?| some)?(?: \\w+)? ${person}${applicants}?`,
    '$<verb> candidates',
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
  rule(
    '(?:tea|cleaning|dinner|lunch|housekeeping|office) lad(?:y|ies)',
    'catering assistant|cleaner',
  ),
  rule('chair(?:wo)?m[ae]n', 'chair|chairperson'),
  rule('sales(?:wo)?man', 'salesperson|sales representative'),
  rule('sales(?:wo)?men', 'salespeople|sales representatives'),
  rule('forem[ae]n', 'supervisor|site lead'),
  rule('workm[ae]n', 'worker|technician', { notBefore: String.raw`['’]?s? compensation` }),
  ...manRules,
  rule('business ?(?:wo)?m[ae]n', 'business professional|entrepreneur'),
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
  rule('waitress(?:es)?', 'server|waiter'),
  rule('hostess(?:es)?', 'host'),
  rule('actress(?:es)?', 'actor'),
  rule('manageress(?:es)?', 'manager'),
  rule('headmistress(?:es)?', 'head teacher'),
  rule('seamstress(?:es)?', 'tailor'),
  rule('bar ?maids?', 'bartender'),
  rule('(?:cleaning|tea) wom[ae]n|(?:chamber|house) ?maids?', 'cleaner'),
  rule('guys', 'team|everyone|people'),
  rule('guy', 'person', { isCommon: true, notBefore: ' (?:wires?|ropes?|lines?)' }),
  rule('(?:dudes?|bros?|lads)', 'people|colleagues', { notBefore: String.raw`[.]` }),
  rule('bro culture', 'welcoming culture'),
  rule(String.raw`(?:he|she) (?:or|and) (?:she|he)`, 'they|you'),
  rule(String.raw`(?:s/he|he ?/ ?she|\(s\)he|she ?/ ?he)`, 'they|you'),
  rule(String.raw`(?:his|her) (?:or|and) (?:hers?|his)`, 'their|your'),
  rule(String.raw`(?:his ?/ ?hers?|him ?/ ?her|her ?/ ?his)`, 'their|your'),
  rule(
    String.raw`(?:he|she) (?<modal>will|must|should|shall|would|can|may|could|might)`,
    'you $<modal>|they $<modal>',
    isPronoun,
  ),
  rule(
    String.raw`(?:he|she) (?<adverb>(?:\w+ly|also|always|often) )?(?<verb>(?!(?:was|as|this|its|us|always|perhaps|says|recalls|is our)\b)[a-z]*[^s\W]s)`,
    'you $<adverb>$base<verb>|they $<adverb>$base<verb>',
    isPronoun,
  ),
  rule(String.raw`(?:he|she)['’]ll`, 'you will|they will', isPronoun),
  rule(String.raw`(?:he|she)['’]s`, 'you are|they are', isPronoun),
  rule(
    String.raw`(?:his|her) (?<thing>team|work|duties|responsibilities|role|manager|tasks?|skills?)`,
    'your $<thing>|their $<thing>',
    { isCommon: true, notAfter: String.raw`${isOther}|\band\s$` },
  ),
  rule(String.raw`(?:his|her) (?<thing>\w+)`, 'their $<thing>|your $<thing>', {
    isCommon: true,
    onlyAfter: isWanted,
    notAfter: String.raw`${isOther}|\band\s$`,
  }),
  rule('(?:him|her)self', 'themselves|yourself', { onlyAfter: isWanted, notAfter: isOther }),
  rule('rock ?stars?', 'skilled professional|expert'),
  rule('ninjas?', 'specialist|expert'),
  rule('(?:gurus?|jedis?)', 'specialist|expert'),
  rule('super ?hero(?:es)?', 'skilled professional|expert'),
  rule('(?:alpha|viking|gladiator|warriors?)', 'confident colleague|expert', {
    notBefore: String.raw`[ -]?(?:release|version|test(?:ing|er)?s?|channel|beta|vantage|phase|build|numeric|particle|compositing)`,
    notAfter: String.raw`(?:weekend |road |[αa-z]-|in )$`,
  }),
  rule('dominat(?:e|es|ing|ion)', 'lead|excel in'),
  rule(
    'crush(?:es|ing)? (?:it|(?:your |our |the |their )?(?:goals|targets|quotas?|numbers|competition|competitors|rivals|market))',
    'succeed|do well',
  ),
  rule(
    '(?:sales|closing) (?:killer|shark|hunter|machine|animal)s?|(?:killer|hunter) (?:mentality|mindset)',
    'successful seller|persistence',
  ),
  rule('bad ?ass(?:es)?|beast(?: mode)?', 'excellent|skilled'),
  rule(
    '(?:conquer(?:s|ing)?|annihilat(?:e|es|ing)|destroy(?:s|ing)?) (?:the |new |our )?(?:markets?|competition|competitors|rivals|targets|world)',
    'succeed|do well',
  ),
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
