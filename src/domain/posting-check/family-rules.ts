import { rulesOf } from './rule.ts';

const origin = rulesOf('origin');
const marital = rulesOf('marital');

const people = '(?:candidates?|applicants?|women|men|females?|males?|girls?|ladies)';
const communities = String.raw`(?:brahmins?|kshatriyas?|vaishyas?|shudras?|dalits?|kayasthas?|rajputs?|marathas?|jains?|marwaris?|iyers?|iyengars?|banias?|yadavs?|reddys?|nairs?|lingayats?|patels?|khatris?|agarwals?|hindus?|muslims?|christians?|sikhs?|buddhists?|parsis?|jews|catholics?|protestants?)`;
const regions = String.raw`(?:north|south|east|west|north[ -]east)(?:ern)? indians?|(?:maharashtrians?|marathi|tamil(?:ian)?s?|telugu|kannadigas?|malayalis?|keralites?|bengalis?|gujaratis?|punjabis?|biharis?|rajasthanis?|kashmiris?|odias?|assamese|sindhis?|konkanis?)`;

export const originRules = [
  origin(
    `(?:only )?${communities}(?: (?:candidates?|applicants?|community|families|caste|women|men))*(?: (?:only|preferred|will be preferred|need only apply))`,
    '',
    { law: 'caste' },
  ),
  origin(
    `(?:only|prefer(?:ably)?|preference (?:to|for)|looking for) (?:an? )?${communities}(?: (?:candidates?|applicants?|community))?`,
    '',
    { law: 'caste' },
  ),
  origin(
    String.raw`(?:upper|higher|forward|lower|backward|same|particular|specific)[ -]cast(?:e|es)(?: (?:candidates?|only|preferred|families))*`,
    '',
    { law: 'caste' },
  ),
  origin(String.raw`(?:caste|religion|community) ?[:=–] ?\w+`, '', {
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
    String.raw`(?:no|not|without)(?: any)?(?: immediate| near)? (?:plans? (?:to|of|for) (?:marr(?:y|iage)|get(?:ting)? married|pregnan\w+|hav(?:e|ing) (?:children|kids))|planning (?:to marry|marriage|a family|to get married|pregnancy))`,
    '',
    { law: 'marital' },
  ),
  marital(String.raw`(?:not |non[ -]?)pregnant(?: women)?`, '', { law: 'marital' }),
  marital(
    String.raw`(?:pregnant (?:women|candidates?)|(?:women|those) with (?:children|kids|infants)|mothers)(?: \w+){0,2} (?:need not apply|not (?:be )?(?:eligible|considered|preferred|accepted)|should not apply)`,
    '',
    { law: 'marital' },
  ),
  marital(
    String.raw`(?:no|without)(?: any)? (?:family|household|domestic) (?:commitments?|responsibilit(?:y|ies)|obligations?|ties)`,
    '',
    {},
  ),
  marital(String.raw`without (?:children|kids|dependants|dependents)`, '', {}),
  marital(
    String.raw`with the (?:consent|permission) of (?:the |their |her )?(?:husband|parents|in[ -]laws|family)`,
    '',
    { law: 'marital' },
  ),
];
