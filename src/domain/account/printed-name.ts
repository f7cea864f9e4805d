type Name = { firstName: string; lastName: string };

/** Chinese, Japanese and Korean names begin with the last name. */
const eastern = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々·]+$/u;
/** Japanese names have a space before the first name. */
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A person's name as it's written in its script: 'Asha Rao', '王小明'. */
export function printedName({ firstName, lastName }: Name): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (!eastern.test(first) || !eastern.test(last)) return `${first} ${last}`.trim();
  return kana.test(first + last) ? `${last} ${first}` : last + first;
}

/**
 * Splits a name that is written in Chinese, Japanese or Korean; null for any other. Without a space,
 * last names have one character, and two in names of four or more.
 */
export function splitEasternName(name: string): Name | null {
  const [first = '', second = '', ...others] = name.trim().split(/\s+/u);
  if (!eastern.test(first) || others.length > 0) return null;
  if (second !== '') return eastern.test(second) ? { firstName: second, lastName: first } : null;
  const letters = [...first];
  if (letters.length === 1 || kana.test(first)) return null;
  const length = letters.length > 3 ? 2 : 1;
  return { firstName: letters.slice(length).join(''), lastName: letters.slice(0, length).join('') };
}
