import { rulesOf, turnedAway } from './rule.ts';

const origin = rulesOf('origin');
const marital = rulesOf('marital');

const people = '(?:candidates?|applicants?|women|men|females?|males?|girls?|ladies)';
const communities = String.raw`(?:brahmins?|kshatriyas?|vaishyas?|shudras?|dalits?|kayasthas?|rajputs?|marathas?|jains?|marwaris?|iyers?|iyengars?|baniy?as?|yadavs?|reddys?|nairs?|lingayats?|patels?|khatris?|agarwals?|hindus?|muslims?|christians?|sikhs?|buddhists?|parsis?|jews|catholics?|protestants?)`;
const nationality = String.raw`(?:(?!senior)[a-z]+(?:an|ese|ish|ch|i)|u\.?s\.?a?|uk|eu|foreign|local|native)`;
const mayWork = 'anyone with the right to work here';
const isWelcome = String.raw`\b(?:not|need not|regardless|welcome|whether)\b[^.\n]*$`;
const starting = String.raw`marr(?:y|iage)|(?:get|getting) married|pregnan\w+|(?:hav|start|rais|expand)(?:e|ing)? (?:(?:a|your|their|the) family|children|kids|a baby)`;
const regions = String.raw`(?:north|south|east|west|north[ -]east)(?:ern)? indians?|(?:maharashtrians?|marathi|tamil(?:ian)?s?|telugu|kannadigas?|malayalis?|keralites?|bengalis?|gujaratis?|punjabis?|biharis?|rajasthanis?|kashmiris?|odias?|assamese|sindhis?|konkanis?)`;

export const originRules = [
  origin(`(?:non )?${communities}(?: (?:candidates?|applicants?))?${turnedAway}`, '', {
    law: 'caste',
    notAfter: isWelcome,
  }),
  origin(`(?:non )?(?:${regions})(?: (?:candidates?|applicants?))?${turnedAway}`, '', {
    notAfter: isWelcome,
  }),
  origin(
    `(?:candidates?|applicants?|people|boys|girls) (?:of|from) (?:the )?${communities}(?:(?:,|,? or|,? and| ?/) ?${communities})* (?:communit(?:y|ies)|castes?|famil(?:y|ies))(?: only| preferred)?`,
    '',
    { law: 'caste', notAfter: isWelcome },
  ),
  origin(
    `(?:must|should|has to|have to|needs? to) be (?:an? )?(?:practi[sc]ing |devout )?${communities}|(?:practi[sc]ing|devout) ${communities}(?: (?:only|preferred))?|god fearing`,
    '',
    { law: 'caste', notAfter: isWelcome },
  ),
  origin(
    'no (?:hijabs?|burqas?|turbans?|head ?scar(?:f|ves)|skull ?caps?|religious (?:dress|clothing|symbols|headwear))',
    '',
    { law: 'caste' },
  ),
  origin(
    String.raw`(?:only )?${nationality} (?:nationals?|citizens?|passport ?holders?|origin)(?: (?:candidates?|applicants?))? (?:only|preferred|required)`,
    mayWork,
    { notAfter: isWelcome },
  ),
  origin(`only ${nationality} (?:nationals?|citizens?|passport ?holders?|applicants?)`, mayWork),
  origin(
    `(?:must|should) be (?:an? |of )?${nationality} (?:nationals?|citizens?|origin)`,
    mayWork,
    {
      notBefore: ' (?:by law|under|as (?:required|the law)|due to|because|for security)',
    },
  ),
  origin('(?:only (?:nationals|citizens)|(?:nationals|citizens) only)', mayWork, {
    notAfter: String.raw`\bsenior\s$`,
  }),
  origin(
    `(?:only )?${communities}(?: (?:candidates?|applicants?|community|families|caste|women|men))*(?: (?:only|preferred|will be preferred|need only apply))`,
    '',
    { law: 'caste' },
  ),
  origin(
    `(?:only|prefer(?:ably)?|preference (?:(?:will be|is) given )?(?:to|for)|looking for) (?:an? )?${communities}(?: (?:candidates?|applicants?|community))?`,
    '',
    { law: 'caste' },
  ),
  origin(
    String.raw`(?:upper|higher|forward|lower|backward|same|particular|specific)[ -]cast(?:e|es)(?: (?:candidates?|only|preferred|families))*`,
    '',
    { law: 'caste' },
  ),
  origin(String.raw`(?:caste|sub[ -]?caste|gotra|religion|community) ?[:=–] ?\w+`, '', {
    law: 'caste',
    notAfter: String.raw`\b(?:race|color|colour|creed|gender|age|sex),\s$`,
  }),
  origin(String.raw`no (?:sc|st|obc)(?:(?: ?/ ?|, ?| or )(?:sc|st|obc))*(?: candidates?)?`, '', {
    law: 'caste',
  }),
  origin(String.raw`(?:general|open|unreserved) category (?:candidates? )?only`, '', {
    law: 'caste',
  }),
  origin(
    String.raw`(?:only|purely|strictly|pure) (?:vegetarians?|non[ -]?smokers?)(?: candidates?)?`,
    '',
  ),
  origin(
    String.raw`(?:vegetarians?|teetotall?ers?|non[ -]?smokers?)(?: candidates?)? (?:only|preferred)`,
    '',
  ),
  origin(
    `(?:only )?(?:${regions})(?: (?:candidates?|applicants?|people|males?|females?))* (?:only|preferred|need only apply)`,
    '',
  ),
  origin(`only (?:${regions})(?: (?:candidates?|applicants?|people))?`, '', {
    notBefore: String.raw`[ -](?:speak\w+|language|content|translat\w+)`,
  }),
  origin(
    String.raw`(?:local(?:ite)?s?|natives? of \w+|(?:local|native) (?:candidates?|applicants?|residents?|people))(?: (?:only|preferred))`,
    'able to work on site',
  ),
  origin(
    String.raw`(?:candidates?|applicants?|people) from (?:north|south|east|west)(?:ern)? india(?: only| preferred)`,
    '',
  ),
  origin(String.raw`domicile of \w+(?: only| required)?`, ''),
];

export const maritalRules = [
  marital(
    String.raw`un ?married(?: (?:candidates?|applicants?|women|men|females?|males?|girls?|boys?|only|preferred))*`,
    '',
    {
      law: 'marital',
      notBefore: String.raw` (?:or|and|/) married|/ ?married`,
      notAfter: String.raw`(?:\bmarried(?: or | and |/)|whether |regardless of .{0,30})$`,
    },
  ),
  marital(
    String.raw`(?:only )?(?:single|divorced|widowed)(?: ${people})+(?: (?:only|preferred))?`,
    '',
    { law: 'marital', notAfter: String.raw`\b(?:every|each|a)\s$` },
  ),
  // Section 8 of the Equality Act protects the married, so no law is cited for preferring them.
  marital(String.raw`(?:only )?married(?: ${people})+(?: (?:only|preferred))?`, '', {
    notAfter: String.raw`\b(?:every|each|a)\s$`,
  }),
  marital('bachelors?(?: candidates?| accommodation)? (?:only|preferred)', '', {
    law: 'marital',
    notBefore: String.raw`['’]`,
  }),
  marital('only bachelors?', '', {
    law: 'marital',
    notBefore: String.raw`['’]|s?['’]? degrees?|s? (?:in|of)\b`,
  }),
  marital('marital status ?[:=–-] ?married', ''),
  marital(String.raw`marital status ?[:=–-] ?(?!married)\w+`, '', { law: 'marital' }),
  marital(
    String.raw`(?:no|not|without)(?: any)?(?: immediate| near)? (?:plans? (?:to|of|for) (?:${starting})|planning (?:to )?(?:${starting}|a family))`,
    '',
    { law: 'marital' },
  ),
  marital(String.raw`(?:not |non[ -]?)pregnant(?: women)?`, '', { law: 'marital' }),
  marital(
    String.raw`(?:(?:pregnant(?: (?:or|and) \w+)?|(?:(?:recently|newly|already) )?married) (?:women|ladies|females|candidates?|applicants?)|(?:women|those) with (?:children|kids|infants)|mothers)(?: \w+)?${turnedAway}`,
    '',
    { law: 'marital' },
  ),
  marital(
    String.raw`(?:no|without)(?: any)? (?:family|household|domestic|childcare|marital) (?:commitments?|responsibilit(?:y|ies)|obligations?|ties)`,
    '',
    {},
  ),
  marital(String.raw`(?:without|no) (?:children|kids|dependants|dependents)`, '', {
    notAfter: String.raw`\bwith (?:and|or)\s$`,
  }),
  marital(
    String.raw`(?:are|were|will) you (?:\w+ )?(?:married|pregnant|planning (?:to )?(?:${starting}|a family))|do you (?:have|plan|want)(?: to have)?(?: any)? (?:children|kids|a family)`,
    '',
    { law: 'marital' },
  ),
  marital(String.raw`(?:father|husband|spouse)(?:['’]?s)? (?:name|occupation|profession)`, ''),
  marital(String.raw`(?:child ?less|child ?free|newly ?weds?)`, '', {
    notAfter: String.raw`\b(?:for|help|support|with|including|empower)\s(?:\w+\s){0,2}$`,
  }),
  marital(
    String.raw`with the (?:consent|permission) of (?:the |their |her )?(?:husband|parents|in[ -]laws|family)`,
    '',
    { law: 'marital' },
  ),
];
