import { stopWords } from '#domain/search/title-words.ts';

/** Words in nearly every description, which don't distinguish it. */
const boilerplate = new Set(
  (
    'ability able about across additional advanced along also annual another apply applicable applicant applicants application applications area areas around based ' +
    'basic become been being benefit benefits best better both bring candidate candidates career come common company companies competitive could current currently ' +
    'daily deep demonstrate demonstrated desirable desired develop developing different each education effective efficient employee employees employer ensure environment ' +
    'equal equivalent essential etc even ever every everyone excellent excited exciting existing expect experience experienced expert expertise familiarity familiar ' +
    'fast field find first following from full good great group grow growing growth hand hands have help helping here high highly hire hiring holiday ideal ideally ' +
    'include includes including individual industry insurance interest interested into involve involved join keep know knowledge large latest lead leading ' +
    'least level life like location long look looking love made make making many meet member members minimum month months more most multiple must need needed needs ' +
    'nice offer office once only open opportunities opportunity other others over part people perform plus points position possess possible preferably ' +
    'preferred proficiency proficient proven provide providing qualification qualifications quality range real related relevant required requirement requirements ' +
    'requires responsibilities responsibility responsible right role roles salary same self seek seeking self senior several should similar skill skilled skills solid ' +
    'some something strong success successful such support take talent talented team teams than that their them they thing things this those through time together ' +
    'tools track true type under understand understanding upon used using value variety various very want week well what when where which while will with within ' +
    'without work worked working workplace world would year years your bonus company description full-time part-time permanent overview summary welcome passionate advantage added plus immediate joiners notice please available posted date title'
  ).split(' '),
);

/** Stems a word, so that 'designing' and 'designs' are equal; keeps at least four letters. */
function stemOf(word: string): string {
  return word.replace(/(?<=.{4})(?:ings?|ed|ies|es|s|y)$/u, '');
}

const stemsOfBoilerplate = new Set([...boilerplate].filter(({ length }) => length > 3).map(stemOf));

/** Contractions: 'We're', 'you'll', 'don't'. */
const isShortened = (word: string) => /['’](?:re|ll|ve|d|m)$|n['’]t$/u.test(word);

/** Meaningful words of more than three letters, keyed by stem, in their first spelling. */
export function plainWords(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const [written] of text.matchAll(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu)) {
    const word = written.toLowerCase().replace(/['’]s$/u, '');
    if (word.length <= 3 || word.length > 40 || stopWords.has(word) || boilerplate.has(word))
      continue;
    const stem = stemOf(word);
    if (isShortened(word) || stemsOfBoilerplate.has(stem) || words.has(stem)) continue;
    words.set(stem, word);
  }
  return words;
}
