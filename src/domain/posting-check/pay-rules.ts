import { rulesOf } from './rule.ts';

const rule = rulesOf('pay');

const pay = String.raw`(?:salar(?:y|ies)|pay|wages?|compensation|ctc|remuneration|packages?)`;

/** Rules that hide pay, or that carry an earlier, unequal pay over. */
export const payRules = [
  rule(
    String.raw`${pay}(?: (?:details?|package|information|levels?|range))? ?:? (?:(?:is|are|will be|to be|must be|should be|must remain|remains?) )?(?:(?:kept|strictly|treated as) )*(?:confidential|secret)`,
    '',
  ),
  rule(
    String.raw`(?:do not|don['’]t|never|must not|may not|cannot|not to|not allowed to|(?:prohibited|refrain) from) (?:ask|discuss|disclos|shar|talk|reveal|compar)\w*(?: about)?(?: (?:your|their|the|his|her|own))*(?: monthly| annual)? ${pay}(?: with (?:\w+ )?(?:colleagues|co[ -]?workers|anyone|each other|peers|teammates|(?:other )?employees))?`,
    '',
  ),
  rule(
    String.raw`(?:current|last|last[ -]drawn|previous|present|existing|earlier) (?:monthly |annual |drawn )?(?:salary|pay|ctc|compensation|remuneration|package)`,
    'expected salary',
    {
      notBefore: String.raw` (?:bands?|data|surveys?|trends?|range|scales?|structures?|cycles?)`,
    },
  ),
  rule(String.raw`(?:salary|pay|wage) (?:slips?|history)|payslips?`, 'expected salary', {
    onlyAfter: String.raw`\b(?:your|bring|share|send|attach|submit|last|latest|recent|previous|months?['’]?)\s(?:\w+\s){0,3}$`,
  }),
];
