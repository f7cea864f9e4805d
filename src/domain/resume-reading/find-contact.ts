/** A number as written and in E.164 format ('' when invalid in every country). */
export type PhoneMatch = { text: string; e164: string; index: number };
export type FindPhones = (text: string) => PhoneMatch[];

const email =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.\p{L}{2,63}/u;
const url =
  /(?<![@\w.])(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|in|co|ai|app|tech|xyz|edu|info|page|site|design|uk|de|fr|us|ca|eu|blog|online|cloud|vercel\.app)\b(?:\/[^\s|,;<>()]*)?/giu;

/** Finds an e-mail address; one in all capitals is converted to lower case. */
export function findEmail(text: string): { value: string; index: number } | null {
  const found = email.exec(text);
  if (!found) return null;
  const value = found[0].replaceAll(/\s/gu, '').replace(/^(?:e-?mail|mail)[:.-]+/iu, '');
  return { value: value === value.toUpperCase() ? value.toLowerCase() : value, index: found.index };
}

/** Web addresses without trailing punctuation. */
export function findUrls(text: string): string[] {
  return [...text.replaceAll(new RegExp(email.source, 'gu'), ' ').matchAll(url)]
    .map(([found]) => found.replace(/[.,;:)\]'"]+$/u, ''))
    .filter(
      (found) =>
        !/^(?:node|next|vue|react|express|asp|d3|three|chart|socket)\.(?:js|io|net)$/iu.test(found),
    )
    .filter((found) => !/^(?:b|m)\.(?:tech|com|sc|e)/iu.test(found));
}

const hosts: [RegExp, string][] = [
  [/linkedin\.com/iu, 'LinkedIn'],
  [/github\.(?:com|io)/iu, 'GitHub'],
  [/gitlab\.com/iu, 'GitLab'],
  [/leetcode\.com/iu, 'LeetCode'],
  [/hackerrank\.com/iu, 'HackerRank'],
  [/codechef\.com/iu, 'CodeChef'],
  [/codeforces\.com/iu, 'Codeforces'],
  [/stackoverflow\.com/iu, 'Stack Overflow'],
  [/kaggle\.com/iu, 'Kaggle'],
  [/behance\.net/iu, 'Behance'],
  [/dribbble\.com/iu, 'Dribbble'],
  [/medium\.com/iu, 'Medium'],
  [/(?:twitter|x)\.com/iu, 'X'],
];

/** The site of a profile URL; null for a personal website. */
export function siteOf(address: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/iu.exec(address)?.[1] ?? '';
  return (
    hosts.find(([pattern]) => new RegExp(`(?:^|\\.)${pattern.source}$`, 'iu').test(host))?.[1] ??
    null
  );
}

const looksLikePhone = /(?<![\d/.-])\+?\(?\d[\d\s().–-]{6,18}\d(?![\d/])/gu;

/**
 * Numbers that are valid in no country ('(555) 123-4567') but appear where a phone number is
 * expected.
 */
export function findLoosePhones(text: string): PhoneMatch[] {
  return [...text.matchAll(looksLikePhone)]
    .map((found) => ({ text: found[0].trim(), e164: '', index: found.index }))
    .filter(({ text }) => {
      const digits = text.replaceAll(/\D/gu, '').length;
      const isYears =
        /^(?:19|20)\d\d(?:\s*[-–.]\s*(?:19|20)\d\d$|[-.](?:0[1-9]|1[0-2])(?!\d))/u.test(text);
      return digits >= 9 && digits <= 15 && !isYears;
    });
}
