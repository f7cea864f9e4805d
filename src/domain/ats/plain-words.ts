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

/**
 * Everyday words that no employer looks for in a resume: measures, order, comparison, degree, time,
 * liking, and general verbs.
 */
const everyday = new Set(
  (
    'last less liked likes paid pays before after again almost alone already although always among amount anyone anything anywhere away back because began begin behind below beside besides beyond body both bottom break bring broad brought built call came cannot case cause certain chance change cheap check choose clear close closed cold comes consider continue cost course cover creating dear decide done door doubt down dozen during early earn easily easy eight either else empty enjoy enough entire especially evening exact exactly except expected extra face fact fair fairly fall famous fine finish five fixed flat follow force foot forget former forward found four free friendly front fully gave general gets gift give given gives goes gone grows half happen happy hard hardly heard heart heavy held help hold holds home honest hope hour hours house huge idea important inside instead issue itself just keeps kept kind knew known largest later laugh learn left length letter listen little lives lost lots love lower loved lucky main mainly makes matter maybe mean means middle might mile mind minute miss moment money morning mostly move much name near nearby nearly never next nine none nothing number often older once ones open opens order outside owner owns paper past pick picture piece place places plain plenty point pretty price proud pull purpose push quick quickly quiet quite rather reach read ready reason receive recent remain remember rest rich rule runs safe same save says second seem seems seen send sense sent serious serve seven share shop short side sides simple simply since single sits size slow small smaller soon sort speak spend stand start started starts state stay stays still stop story street such takes talk tell tells tend thank third thought thousand three today together told tomorrow took total toward town tried truly trust turn turns twice type types unless until upper used useful usual usually very visit wait walk wants warm watch ways week weekend went whatever whenever whether white whole whom whose wide wish wonder word words worry worth write wrong year yesterday young yours yourself ' +
    'alike apart aside bigger biggest come cool daily deeper eager easier fewer finest further greater greatest happily higher highest humble instant keen larger later lively longer newest newly nicely older plainly proudly shorter simpler slightly smart smarter sooner stronger thousands tiny truly ultimate unique vast vibrant warmly widely wonderful younger amazing awesome beautiful dynamic exceptional outstanding fantastic fun inspiring innovative leading modern purpose-driven world-class award-winning fast-growing well-known'
  ).split(' '),
);
const stemsOfEveryday = new Set([...everyday].filter(({ length }) => length > 4).map(stemOf));

/**
 * Meaningful words of more than three letters, keyed by stem, in their first spelling; without
 * names.
 */
export function plainWords(
  text: string,
  names: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const words = new Map<string, string>();
  for (const [written] of text.matchAll(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu)) {
    const word = written.toLowerCase().replace(/['’]s$/u, '');
    if (word.length <= 3 || word.length > 40 || stopWords.has(word) || boilerplate.has(word))
      continue;
    const stem = stemOf(word);
    if (isShortened(word) || stemsOfBoilerplate.has(stem) || words.has(stem)) continue;
    if (names.has(word) || everyday.has(word) || stemsOfEveryday.has(stem)) continue;
    words.set(stem, word);
  }
  return words;
}
