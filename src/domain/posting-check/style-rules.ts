import { rulesOf } from './rule.ts';

const social = rulesOf('class');
const gap = rulesOf('gap');
const jargon = rulesOf('jargon');

const college = String.raw`(?:colleges?|universit(?:y|ies)|institutes?|institutions?|b[ -]schools?|schools?|campus(?:es)?|engineering colleges?)`;

export const classRules = [
  social(
    String.raw`(?:iits?|nits?|iims?|bits|iiits?|isb)(?:(?: ?[/,&] ?|, | or | and )(?:iits?|nits?|iims?|bits|iiits?|isb))*(?: (?:graduates?|alumni|candidates?|background|pedigree|students?|pass ?outs?|tag))*(?: (?:only|preferred|will be preferred|mandatory|required|a plus))`,
    'relevant degree or equivalent experience',
  ),
  social(
    String.raw`(?:only|preferably|prefer) (?:iits?|nits?|iims?|bits pilani|iiits?|isb)(?:(?: ?/ ?|, | or | and )(?:iits?|nits?|iims?|bits|iiits?|isb))*(?: (?:graduates?|alumni|candidates?))?(?: only)?`,
    'relevant degree or equivalent experience',
    { isExact: true, notBefore: String.raw`[a-z]` },
  ),
  social(
    String.raw`from (?:an? |the )?(?:top )?(?:iits?|nits?|iims?|bits pilani|iiits?|isb)(?:(?: ?/ ?|, | or | and )(?:iits?|nits?|iims?|bits|iiits?|isb))*(?: (?:graduates?|alumni|candidates?))?(?: only)?`,
    'with a relevant degree or equivalent experience',
    { isExact: true, notBefore: String.raw`[a-z]` },
  ),
  social(
    String.raw`(?:tier|tier[ -])[ -]?(?:1|i|one|2|ii)(?: ?(?:/|and|or|&) ?(?:tier[ -]?)?(?:2|ii))? (?<college>${college}|graduates?|campus)(?: only| preferred)?`,
    'accredited $<college>|any $<college>',
  ),
  social(
    String.raw`(?:top|premier|premium|elite|prestigious|reputed|renowned|leading|top[ -]tier|top[ -]ranked|well[ -]known|good|best)(?:[ -](?:tier|ranked|\d+|engineering|business|technical))* (?<college>${college})(?: only| preferred)?`,
    'accredited $<college>|any $<college>',
    {
      notAfter: String.raw`\b(?:partner with|with|serve|clients include|customers include|at)(?: the| a)?\s$`,
    },
  ),
  social(
    'ivy[ -]league(?: (?:preferred|only|graduates?|degree|school|university))?',
    'relevant degree or equivalent experience',
  ),
  social('oxbridge(?: (?:preferred|only|graduates?))?', 'relevant degree or equivalent experience'),
  social(
    String.raw`(?:convent|english[ -]medium|public[ -]school|private[ -]school)[ -](?:educated|educat\w+|background|school(?:ing)?)(?: only| preferred)?`,
    'fluent in English',
  ),
  social('(?:strong |good |academic |educational |college )?pedigree', 'track record', {
    notBefore: String.raw` (?:dogs?|cats?|horses?)`,
  }),
  social(
    '(?:good|well[ -]to[ -]do|decent|cultured|respectable|affluent) famil(?:y|ies)(?: background)?',
    '',
  ),
  social('family background', ''),
  social(
    String.raw`(?:must|should|need to|needs to) (?:have|own|possess)(?: an?| your| their| a personal)?(?: own)? (?:car|bike|two[ -]?wheeler|vehicle|laptop|motorcycle|scooter)`,
    'able to travel to the sites named here',
  ),
  social(
    'own (?:car|bike|two[ -]?wheeler|vehicle|laptop|motorcycle|scooter)(?: (?:is )?(?:required|mandatory|must|preferred|a must))',
    'able to travel to the sites named here',
  ),
  social(
    String.raw`(?:cultural?|culture)[ -]fit|fits?(?: (?:in|well|right))?(?: (?:into|with|in))? (?:our|the)(?: \w+)? culture`,
    'values alignment|works well with others',
  ),
  social("beer o['’]clock", 'team events'),
  social(
    '(?:happy hours?|office drinks|after[ -]work drinks|beers? on friday|friday beers?|drinks on friday)',
    'team events',
  ),
  social('(?:ping[ -]?pong|foosball|pool) tables?', 'break room'),
  social('(?:like a|as a|one big|one|a big|a close) family', 'a supportive team', {
    notAfter: String.raw`\b(?:raise|start|starting|have|insure)\s$`,
    notBefore: String.raw` (?:member|office|business|plan|doctor|of (?:products|brands|apps))`,
  }),
  social("we(?: are|['’]re) (?:a )?family", 'we are a supportive team', {
    notBefore: String.raw`[ -](?:owned|run|friendly|business)`,
  }),
  social('polished', 'clear and professional', {
    notBefore: String.raw` (?:ui|user|product|app|interface|design|experience|code|content|copy|presentation|deliverables?|work|and|documents?|visuals?|games?)`,
    notAfter: String.raw`\b(?:more|produce|ship|deliver|highly|into)(?: a)?\s$`,
  }),
];

export const gapRules = [
  gap(
    String.raw`(?:no|without(?: any)?|not have any|zero)(?: (?:major|significant|academic|educational?|career|employment|study|year))* (?:gaps?|breaks?)(?: (?:in|during|between|of) (?:the |their |your )?(?:education|career|employment|academics?|studies|resume|cv|service)(?:al)?(?: \w+)?)?(?: (?:allowed|accepted|permitted))?`,
    '',
    {
      notBefore: String.raw`[ -](?:analysis|in (?:coverage|communication|security|knowledge)|between (?:teams|design))`,
      notAfter: String.raw`\b(?:leave|leaves|leaving|there (?:is|are)|with)\s$`,
    },
  ),
  gap(
    String.raw`(?:career|education(?:al)?|academic|employment|year|study)[ -]?(?:gaps?|breaks?)(?: \w+){0,2} (?:not (?:allowed|accepted|considered|permitted|entertained)|disqualif\w+|will not be (?:considered|accepted|entertained))`,
    '',
  ),
  gap(
    String.raw`(?:gap|drop)[ -]?years?(?: \w+){0,2} not (?:allowed|accepted|considered|permitted)`,
    '',
  ),
  gap(
    String.raw`(?:continuous|uninterrupted|unbroken) (?:education|academics?|career|employment|work history|employment history)`,
    'relevant education or experience',
  ),
  gap(String.raw`no (?:year[ -](?:down|back|drop|gap)s?|drop ?outs?|job[ -]hop(?:pers?|ping))`, ''),
  gap(
    String.raw`(?:job[ -]?hoppers?|frequent job changes?|frequent job switch\w*)(?: \w+){0,3}`,
    '',
  ),
  gap(String.raw`(?:currently (?:employed|working)) (?:candidates? )?only`, ''),
  gap(
    String.raw`(?:unemployed|those out of work)(?: \w+){0,2} (?:need not apply|not considered)`,
    '',
  ),
  gap(
    String.raw`\d{2} ?% (?:and above |or above |or more )?(?:throughout|in 10th|in all|across)(?: (?:the |your )?(?:academics?|education|career|semesters))?`,
    'relevant skills',
  ),
  gap(
    String.raw`throughout (?:academics?|education) ?(?:of |with |above )?\d{2} ?%`,
    'relevant skills',
  ),
  gap('consistent(?:ly)?(?: good)? academic (?:record|performance|career)', 'relevant skills'),
  gap('first class throughout', 'relevant skills'),
];

export const jargonRules = [
  jargon('wizards?', 'expert|specialist', {
    notBefore: String.raw`[ -]?(?:step|flow|ui|dialog|screen|component|interface|based|of the coast)`,
    notAfter: String.raw`\b(?:setup|installation|install|import|step|multi-step|onboarding|configuration)[ -]$`,
  }),
  jargon('unicorns?', 'skilled colleague', {
    notBefore: String.raw`[ -](?:start[ -]?ups?|status|company|companies|valuation|club|http|server|test)`,
    notAfter: String.raw`\b(?:a|first|saas|fintech|edtech|indian|become|newest|\$\w+)[ -]$`,
  }),
  jargon('hackers?', 'developer|engineer', {
    notAfter: String.raw`\b(?:growth|ethical|white[ -]hat|black[ -]hat|malicious|against|stop|prevent|from|like|by)[ -]$`,
    notBefore: String.raw`[ -]?(?:rank|news|earth|one|thon|mindset|attacks?|space)`,
  }),
  jargon('evangelists?', 'advocate', {
    notAfter: String.raw`\b(?:developer|technical|technology|product)[ -]$`,
  }),
  jargon('work hard,?(?: and| &|/)? ?play hard', 'a balanced team'),
  jargon(
    '(?:wear|wearing)(?:ing)?(?: many| multiple| several| different)? hats',
    'take on varied tasks',
  ),
  jargon('hit(?:ting)? the ground running', 'start quickly'),
  jargon('fast[ -]paced', 'changing|busy', {
    notBefore: String.raw` (?:industry|market|sector|field)`,
  }),
  jargon('(?:high|intense)[ -]pressure', 'busy', {
    notBefore: String.raw` (?:pumps?|valves?|systems?|vessels?|pipes?|water)`,
    notAfter: String.raw`\b(?:vessels?|liquid|gas)\s$`,
  }),
  jargon(
    'work(?:ing)? (?:well )?under (?:extreme |immense |high )?pressure',
    'handle busy periods',
  ),
  jargon('self[ -]starters?', 'someone who takes initiative'),
  jargon('go[ -]getters?', 'motivated person'),
  jargon('hustl(?:e|er|ers|ing)', 'work steadily|initiative'),
  jargon('synerg(?:y|ies|istic|ize|ise)', 'cooperation'),
  jargon('think(?:ing)? outside (?:of )?the box', 'find new solutions'),
  jargon('(?:move|moving) the needle', 'make a difference'),
  jargon('low[ -]hanging fruits?', 'quick wins'),
  jargon('(?:a|top)[ -]players?', 'skilled colleagues', {
    notBefore: String.raw` (?:in|of) the (?:market|industry|team)`,
    notAfter: String.raw`\b(?:be|is|are|as|become|being|with|not)\s$`,
  }),
  jargon('best of the best', 'skilled people'),
  jargon('whatever it takes', 'what was agreed'),
  jargon('go(?:ing)? the extra mile', 'help beyond the basics'),
  jargon('(?:24 ?[/x] ?7|24×7)(?: availability| available)', 'on call as agreed'),
  jargon('available 24 ?[/x×] ?7', 'on call as agreed'),
  jargon('deep dives?', 'close look', {}),
  jargon('bleeding[ -]edge', 'new'),
  jargon('world[ -]class', 'excellent'),
  jargon('best[ -](?:in|of)[ -](?:class|breed)', 'excellent'),
  jargon('game[ -]chang(?:er|ers|ing)', 'important'),
  jargon('paradigm shifts?', 'change'),
  jargon('value[ -]add(?:s|ed|ition)?', 'benefit', { notBefore: ' tax' }),
  jargon('(?:circle|touch) (?:back|base)', 'follow up'),
  jargon('blue[ -]sky thinking', 'new ideas'),
  jargon('(?:drink|drank) the kool[ -]aid', 'support the idea'),
  jargon('(?:mission[ -]critical mindset|growth hacker)', 'marketer', {}),
  jargon('thick[ -]skinned', 'open to feedback'),
  jargon('killer instinct', 'determination'),
  jargon('(?:hungry|hunger)(?: for (?:success|growth))?', 'motivated', {
    notAfter: String.raw`\b(?:feed|the|resource|power|world|memory|power-)[ -]?$`,
    notBefore: String.raw` (?:people|children|customers|families)`,
  }),
  jargon('no[ -]nonsense', 'straightforward'),
  jargon('leverage', 'use', { notAfter: String.raw`\b(?:financial|the|operating|high)\s$` }),
];
