import { readLine, skillsIn } from '#domain/ats/find-skills.ts';
import { placeNames } from '#domain/place/place-of.ts';
import { stopWords, titleWords } from '#domain/search/title-words.ts';
import { commonWords } from '#domain/skill/taxonomy/common-words.ts';
import { stem, stemsIn } from './stem.ts';

const common = new Set(stemsIn(commonWords));
const places = new Set(placeNames().flatMap(([name]) => stemsIn(name)));
/** Words of job titles; of those that all postings share, only nouns for people: 'engineer'. */
const person = /(?:er|or|ist|yst|ant|ian)$/u;
const titles = new Set(
  (titleWords.match(/[^\s:,]+/gu) ?? [])
    .filter((word) => person.test(word) || !(stopWords.has(word) || common.has(stem(word))))
    .flatMap(stemsIn),
);

/** The stems of the words in a message that name a skill, an occupation or a place. */
export function careerStemsIn(message: string): Set<string> {
  // Chats are in lower case; some names of skills are known by their capitals only.
  const capitalized = message.replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
  const skills = [message, capitalized]
    .flatMap((text) => skillsIn(readLine(text), true))
    .filter(({ isSoft }) => !isSoft)
    .flatMap(({ start, end }) => stemsIn(message.slice(start, end)));
  const others = stemsIn(message).filter((each) => places.has(each) || titles.has(each));
  return new Set([...skills, ...others]);
}
