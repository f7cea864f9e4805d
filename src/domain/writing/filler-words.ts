const doing = String.raw`(?=\s*[\p{L}-]+(?:ed|ing)\b)`;
/** Filler words with their replacements. */
export const fillers: readonly [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(?<!\b(?:more|most|not|as|so|very|highly|too)\s)\b(?:successfully|effectively|efficiently|actively)\s+${doing}`,
      'iu',
    ),
    '',
  ],
  [
    /^(?:successfully|effectively|actively)\s+(?=(?:built|led|ran|wrote|won|drove|made|taught|sold|cut)\b)/iu,
    '',
  ],
  [/\bin order to\b/iu, 'to'],
  [/\bdue to the fact that\b/iu, 'because'],
  [/\bon a (daily|weekly|monthly) basis\b/iu, '$1'],
  [
    /\ba (?:wide|broad) (?:range|variety|array) of(?=\s+(?:[\p{L}-]+(?<!s)\s+)?[\p{L}-]+[a-hj-rtv-z]s(?![\p{L}-]))/iu,
    'many',
  ],
  [/\ba large number of\b/iu, 'many'],
  [/\ba number of\b/iu, 'several'],
  [/\bvarious different\b/iu, 'different'],
  [/\butili[sz]ed\b/iu, 'used'],
  [/\butili[sz]ing\b/iu, 'using'],
  [/\butili[sz]e\b/iu, 'use'],
  [/\bwith the (?:help|use) of\b/iu, 'with'],
  [/\bfor the purpose of\b/iu, 'for'],
];

/** Qualities that everyone claims and no one can verify. */
export const cliches =
  /\b(?:hard[- ]?working|team[- ]player|go[- ]getter|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ](?:motivated|starter)|highly motivated|quick learner|fast learner|out[- ]of[- ]the[- ]box|dynamic (?:individual|professional|person)|passionate|enthusiastic|synergy|proven track record|excellent communication skills|good communication skills|strong work ethic|dedicated (?:individual|professional|person)|innovative)\b/iu;

/** A summary that asks for a job instead of describing the person. */
export const asksForWork =
  /\b(?:seeking|looking for|in search of|aspiring for|to (?:obtain|secure|get|gain|work in|pursue)|want to (?:work|join))\b[^.]{0,60}\b(?:position|job|role|opportunit\w+|career|organi[sz]ation|company|firm|internship|environment)\b/iu;
