/** A number as it is written, and as it is dialled from anywhere ('' where no country has it). */
export type FoundPhone = { text: string; e164: string; index: number };
export type FindPhones = (text: string) => FoundPhone[];

const email =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const url =
  /(?<![@\w.])(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|in|co|ai|app|tech|xyz|edu|info|page|site|design|uk|de|fr|us|ca|eu|blog|online|cloud|vercel\.app)\b(?:\/[^\s|,;<>()]*)?/giu;

/** An address of e-mail as people write it, in small letters where it was all capitals. */
export function findEmail(text: string): { value: string; index: number } | null {
  const found = email.exec(text);
  if (!found) return null;
  const value = found[0].replaceAll(/\s/gu, '').replace(/^(?:e-?mail|mail)[:.-]+/iu, '');
  return { value: value === value.toUpperCase() ? value.toLowerCase() : value, index: found.index };
}

/** Addresses of the web, without the signs that end a sentence. */
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

/** The site that a web address belongs to, null where it is nobody's but the person's own. */
export function siteOf(address: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/iu.exec(address)?.[1] ?? '';
  return (
    hosts.find(([pattern]) => new RegExp(`(?:^|\\.)${pattern.source}$`, 'iu').test(host))?.[1] ??
    null
  );
}

const looksLikePhone = /(?<![\d/.-])\+?\(?\d[\d\s().–-]{6,18}\d(?![\d/])/gu;

/** Numbers that no country has ('(555) 123-4567') but that stand where a phone number does. */
export function findLoosePhones(text: string): FoundPhone[] {
  return [...text.matchAll(looksLikePhone)]
    .map((found) => ({ text: found[0].trim(), e164: '', index: found.index }))
    .filter(({ text }) => {
      const digits = text.replaceAll(/\D/gu, '').length;
      const isYears = /^(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d$/u.test(text);
      return digits >= 9 && digits <= 15 && !isYears;
    });
}
