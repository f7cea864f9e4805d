import { stopWords } from '#domain/search/title-words.ts';

/** Words that join others and end a term. */
export const functionWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...(
    'via using within across among including like such is are plus preferred required desired well ' +
    'der die das dem den des ein eine einer einem einen mit von für auf aus bei beim im zum zur nach als durch sowie unter über ' +
    'del los las una unos unas con para por como sobre entre desde ' +
    'les aux une dans avec pour par sur sous chez ainsi'
  ).split(' '),
]);

const english =
  /\b(?:experienced?|expertise|expert|proficien(?:t|cy)|skilled|knowledge|fluen(?:t|cy)|familiar(?:ity)?|competen(?:t|ce|cy)|background|exposure|versed|command|mastery|understanding|fundamentals|principles|certified|certification|trained|training|qualified|hands-on) (?:with|within|in|of|using|on|to|from) /giu;
/** The same in German, Spanish and French. */
const other = new RegExp(
  `(?<![\\p{L}])(?:${[
    '(?:berufs)?erfahrung(?:en)? (?:mit|in|im|als)',
    '(?:fach|grund)?kenntnisse (?:in|im|der|des|von|über|zu)',
    '(?:vertraut|umgang) mit',
    'experiencia (?:en|con)',
    'conocimientos? (?:en|de|del|sobre)',
    '(?:dominio|manejo) (?:de|del)',
    'expérience (?:en|de|du|des|dans|avec)',
    '(?:connaissances?|maîtrise|compétences?) (?:en|de|du|des)',
  ].join('|')}) (?:l['’]|(?:la|le|les|el|los|las|der|die|das|dem|den) )?`,
  'giu',
);

/** Where the object of 'experience with', 'Kenntnisse in' and the like begins, and in which language. */
export function cueEnds(line: string): Map<number, 'english' | 'other'> {
  const ends = new Map<number, 'english' | 'other'>();
  for (const { 0: cue, index } of line.matchAll(english)) ends.set(index + cue.length, 'english');
  for (const { 0: cue, index } of line.matchAll(other)) ends.set(index + cue.length, 'other');
  return ends;
}
