import { schoolWords } from './school-words.ts';
import { isEstablishment, roleScore } from './title-of.ts';

const legalForm =
  /\s(?:inc|llc|llp|l\.l\.c|ltd|limited|pvt|corp|plc|gmbh|mbh|ag|kg|ohg|e\.?v|s\.?a|s\.?a\.?s|sarl|s\.?l|s\.?p\.?a|s\.?r\.?[lo]|b\.?v|n\.?v|kft|zrt|ab|oy|a\/s|aps|d\.?o\.?o|sp\. z o\.o|ltda)\.?$|^(?:ооо|оао|зао|пао|ао|ип|тов)\s/iu;

/** Whether a part names an employer by its legal form, or by what it is. */
export const isEmployerName = (part: string) =>
  legalForm.test(part) ||
  (/^PT\s/u.test(part) && roleScore(part) <= 0) ||
  isEstablishment(part) ||
  (part.includes(' ') && schoolWords.test(part));
