/** Chinese, Japanese and Korean names begin with the last name. */
const eastern = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々·]+$/u;
/** Japanese names have a space before the first name. */
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A person's name as it's written in its script: 'Asha Rao', '王小明'. */
export function printedName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (!eastern.test(first) || !eastern.test(last)) return `${first} ${last}`.trim();
  return kana.test(first + last) ? `${last} ${first}` : last + first;
}
