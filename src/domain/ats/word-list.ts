import { withoutBullet } from '#domain/resume-reading/make-lines.ts';
import { splitList } from '#domain/resume-reading/read-skills.ts';

const joins =
  /(?<![\p{L}])(?:a|an|the|and|of|to|in|for|with|by|from|on|at|is|was|were|that|which|as|und|der|die|das|mit|von|für)(?![\p{L}])/iu;
const label =
  /^(?:(?:ats|seo|search|relevant|additional)\s+)?(?:key\s?-?words?|buzz\s?-?words?|tags|search terms)\s*(?:[:–-]\s*|$)/iu;

const isShort = (item: string) => item.split(/\s+/u).length <= 3;

/** Text labelled as keywords. */
export const isKeywords = (text: string) => label.test(withoutBullet(text));

/** The words that these lines list; empty when they are running text. */
export function listedWords(lines: readonly { text: string; isBullet?: boolean }[]): string[] {
  const texts = lines.map((line) => withoutBullet(line.text).replace(label, '')).filter(Boolean);
  const plain = texts.join(' ');
  if ((plain.match(/[,;|•·/]/gu) ?? []).length >= 3) {
    const items = splitList(plain);
    return items.filter(isShort).length >= items.length * 0.85 ? items : [];
  }
  if (texts.length >= 4 && texts.every(isShort)) return texts;
  const isProse = joins.test(plain) || /[.!?:]\s|[.!?]$/u.test(plain);
  return isProse || lines.some((line) => line.isBullet) ? [] : plain.split(/\s+/u).filter(Boolean);
}
