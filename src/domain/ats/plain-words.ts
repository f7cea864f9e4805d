import { stopWords } from '#domain/search/title-words.ts';
import { commonWords } from '#domain/skill/taxonomy/common-words.ts';

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

/** Words that postings of all kinds share, in their forms. */
const common = new Set(
  commonWords
    .trim()
    .split(/\s+/u)
    .flatMap((word) => [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`]),
);

/**
 * Stems a word, so that 'designing' and 'designs' are equal; keeps at least four letters. The 'e'
 * stays, so that 'price' is an everyday word, but not 'pricing'.
 */
export function stemOf(word: string): string {
  return word.replace(/(?<=.{4})(?:ings?|ed|ies|es|s|y)$/u, '');
}

/** Equal for the forms of a word: 'packages', 'package'; 'processes', 'process'; 'SLAs', 'SLA'. */
export const formOf = (written: string): string =>
  written
    .replace(/['’]s$|(?<=^\p{Lu}{2,})s$/u, '')
    .toLowerCase()
    .replace(/(?<=.{4})(?:ings?|ed|ies|es|(?<!s)s|y|e)$/u, '');

const stemsOfBoilerplate = new Set([...boilerplate].filter(({ length }) => length > 3).map(stemOf));

/** Contractions: 'We're', 'you'll', 'don't'. */
const isShortened = (word: string) => /['’](?:re|ll|ve|d|m)$|n['’]t$/u.test(word);

/**
 * Other everyday words that no employer looks for in a resume: measures, order, comparison, degree, time,
 * liking, and general verbs.
 */
const everyday = new Set(
  (
    'last less liked paid pays before again almost alone already although among amount ' +
    'anyone anything anywhere away back because began begin behind below beside besides ' +
    'beyond body bottom break brought call came cannot case cause certain cheap check ' +
    'choose clear closed cold comes consider continue cost dear decide done door doubt ' +
    'down dozen early earn easily easy eight either else empty enjoy enough entire ' +
    'especially evening exact exactly except extra face fact fair fairly fall famous fine ' +
    'finish five fixed flat follow force foot forget former forward four friendly front ' +
    'fully gave general gets gift gives goes gone grows happen happy hard hardly heard ' +
    'heart heavy held hold holds honest hope hour house idea inside instead issue itself ' +
    'keeps kept kind knew known largest laugh left length listen little lives lost lots ' +
    'lower loved lucky mainly makes matter maybe mean middle might mile mind minute miss ' +
    'moment money morning mostly move much name near nearby nearly never nine none nothing ' +
    'number often older once ones opens outside owner owns paper pick picture piece places ' +
    'plain plenty pretty price proud pull purpose push quick quiet quite rather reach ' +
    'ready reason recent remain remember rest rich rule runs safe same save says second ' +
    'seem seems seen send sent serious serve seven shop short side sides simple simply ' +
    'since single sits slow small smaller sort speak spend stand started starts state stay ' +
    'stays still stop story street takes talk tell tells tend thank third thought thousand ' +
    'three today told tomorrow took total toward town tried truly trust turn turns twice ' +
    'types unless until upper useful usual usually visit wait walk wants warm watch ways ' +
    'week weekend went whatever whenever whether white whole whom whose wide wish wonder ' +
    'word words worry worth write wrong yesterday young yours alike apart aside bigger ' +
    'biggest deeper eager easier fewer finest greater greatest happily highest humble ' +
    'instant keen larger lively longer newest newly nicely plainly proudly shorter simpler ' +
    'slightly smart smarter sooner stronger thousands tiny ultimate vast vibrant warmly ' +
    'widely wonderful younger amazing beautiful exceptional outstanding fantastic fun ' +
    'inspiring modern purpose-driven world-class award-winning fast-growing well-known ' +
    'afternoon anybody asked asking asks everybody habit habits hear hears mention nobody noon ' +
    'rarely resemble resembles saying seldom somebody sometimes whichever whoever wherever'
  ).split(' '),
);
const stemsOfEveryday = new Set([...everyday].filter(({ length }) => length > 4).map(stemOf));

/** Whether a word may distinguish a description: no stop word, boilerplate or everyday word. */
export function isPlain(written: string): boolean {
  const word = written.toLowerCase().replace(/['’]s$/u, '');
  if (!/^[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*$/u.test(word)) return false;
  if (word.length <= 3 || word.length > 40 || stopWords.has(word) || boilerplate.has(word))
    return false;
  const stem = stemOf(word);
  return !(
    isShortened(word) ||
    stemsOfBoilerplate.has(stem) ||
    common.has(word) ||
    everyday.has(word) ||
    stemsOfEveryday.has(stem)
  );
}

/** The forms of all words of a text. */
export const formsIn = (text: string): Set<string> =>
  new Set(
    [
      ...text.matchAll(
        /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’.+#&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu,
      ),
    ].map(([word]) => formOf(word)),
  );
