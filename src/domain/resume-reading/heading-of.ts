import { labelsByLanguage } from '#domain/resume/labels-by-language.ts';
import type { ResumeSection } from '#domain/resume/resume.ts';
import { fold } from '#domain/search/fold.ts';
import { hanHeadings, headingWords } from './heading-words.ts';
import { repairText } from './repair-text.ts';

export type HeadingKind = keyof typeof headingWords;

const keyOf = (text: string) =>
  fold(text)
    .replaceAll(/&|\/|\+/gu, ' and ')
    .replaceAll(/[^a-z- ]/gu, ' ')
    .replaceAll(/[\s-]+/gu, ' ')
    .trim();

const kinds = new Map<string, HeadingKind>();
for (const [kind, words] of Object.entries(headingWords))
  for (const word of words.split(',')) {
    kinds.set(keyOf(word), kind as HeadingKind);
    // 'WORKEXPERIENCE' results from letter-spaced headings.
    kinds.set(keyOf(word).replaceAll(' ', ''), kind as HeadingKind);
  }
/** 'Academic project' equals 'academic projects'. */
const singularKinds = new Map(
  [...kinds].map(([key, kind]) => [key.replaceAll(/(?<=[a-z]{3}[^s ])s(?= |$)/gu, ''), kind]),
);

/** Headings without Latin letters: those of our own exports, and Chinese ones. */
const otherScripts = new Map<string, HeadingKind>([
  ...Object.values(labelsByLanguage).flatMap(({ sections }) =>
    Object.entries(sections).map(
      ([kind, label]) => [repairText(label), kind as ResumeSection] as const,
    ),
  ),
  ...Object.entries(hanHeadings).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as HeadingKind] as const),
  ),
]);

/** What only decorates a heading: '// Experience', '01 — Education', 'IV. Skills', '[Projects]'. */
const decoration =
  /^(?:[^\p{L}\p{N}&+]|\d{1,2}(?=[^\p{L}\p{N}])|[ivx]{1,4}[.)](?=\s))+|[^\p{L}\p{N}.;!?)]+$/giu;

/** The section that a heading names, by its words alone; null for none. */
export function headingOf(text: string): HeadingKind | null {
  const words = repairText(text).replaceAll(decoration, '');
  const known = otherScripts.get(words);
  if (known !== undefined) return known;
  if (text.length > 60 || /[@\d]{2}|[.;!?]$/u.test(words)) return null;
  const key = keyOf(words);
  const isCapital = words === words.toUpperCase() && key.includes(' ');
  // 'SK IL L S': kerning hides the spaces between some letters.
  return kindOf(key) ?? (isCapital ? (kinds.get(key.replaceAll(' ', '')) ?? null) : null);
}

/** How compounds end that name a section: 'Praxiserfahrung', 'Hochschulbildung', 'Arbetserfarenhet'. */
const compounds: readonly (readonly [RegExp, HeadingKind])[] = [
  [/(?:fort|weiter)bildung(?:en)?$/u, 'certifications'],
  [
    /(?:erfahrung(?:en)?|ervaring|erfarenheter?|erfaring(?:er)?|praktika|stationen)$/u,
    'experience',
  ],
  [/(?:bildung|studium|studien|bildungsgang|utdanning|opleiding(?:en)?)$/u, 'education'],
  [/(?:sprachkenntnisse|spr[ao]kkunskaper|talenkennis)$/u, 'languages'],
  [/(?:kenntnisse|fertigkeiten|kompetenzen|vaardigheden|ferdigheter)$/u, 'skills'],
];

/** The same after the noun, in languages that say 'competencias técnicas'. */
const qualifierAfter =
  / (?:profession(?:nel(?:le)?s?|al[ei]?)|profesional(?:es)?|profissiona(?:l|is)|laboral(?:es)?|lavorativ[aeo]|zawodowe?|informati(?:c[ao]s?|ques?|c?he)|tecnic(?:[ao]s?|he)|techniques?|digita(?:l|les|li|is)|numeriques?|academi(?:c[ao]s?|ques?)|accademic[ao]|universitaires?|personal(?:es|i)?|pessoais|personnel(?:le)?s|complementa(?:ires?|rias?|res)|adiciona(?:l|les|is)|acquis(?:es)?|maitrises|relevantes?|principa(?:l|les|is|ux|li)|benevoles?|known|used|cles?|clave|de voluntariado|como voluntari[ao]|di lavoro|de trabajo|de trabalho|de travail)$/u;
const joined = / (?:and|und|et|y|e|en|och|og|i) /u;

const qualifier =
  /^(?:my|the|key|major|minor|relevant|recent|selected|other|additional|notable|current|past|previous|earlier|prior|academic|professional|personal|industrial|main) /u;

/**
 * A listed name, a qualified one ('Recent internships'), or several listed ones ('Internships /
 * Work').
 */
function kindOf(key: string): HeadingKind | null {
  const singular = key.includes(' ') ? key.replaceAll(/(?<=[a-z]{3}[^s ])s(?= |$)/gu, '') : key;
  const known = kinds.get(key) ?? singularKinds.get(singular);
  if (known !== undefined) return known;
  if (qualifier.test(key)) return kindOf(key.replace(qualifier, ''));
  if (qualifierAfter.test(key)) return kindOf(key.replace(qualifierAfter, ''));
  const parts = key.split(joined);
  const named = parts.length > 1 ? parts.map(kindOf) : [null];
  if (named.every((kind) => kind !== null)) return named[0] ?? null;
  if (key.includes(' and ')) return null;
  const isShort = key.split(' ').length <= 3;
  return (isShort && compounds.find(([ending]) => ending.test(key))?.[1]) || null;
}

/**
 * The kind of an unlisted heading that contains a listed one: 'Selected academic projects 2023'.
 */
export function headingInside(text: string): HeadingKind | null {
  const key = keyOf(text);
  const found =
    /\b(experience|employment|education|projects?|skills?|competences|competencias|competenze|kompetenzen|kenntnisse|certifications?|languages|achievements|awards|honou?rs|publications|interests|activities|summary|objective)\b/u.exec(
      key,
    );
  return found === null ? null : (kinds.get(found[0]) ?? null);
}

/** The same for its last word alone: 'Military experience', 'Grants and awards'. */
export const headingAtEnd = (text: string) => headingInside(text.trim().split(/\s/u).at(-1) ?? '');
