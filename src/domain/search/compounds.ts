import { fold } from './fold.ts';

/** Letters of a part that a query may name; a first part such as 'Web' or 'Bau' has three. */
const minPart = 4;
const minFirst = 3;

const onset =
  /^(?:[bcdfghjklmnprstvwxz]?|[bcfgkp][lr]|pf[lr]?|[dtvw]r|[gkp]n|[cprt]h|chr|ps|qu?|s[cklptw]|spl|[sc]?[spk]r|str|sch[lmnrw]?|tw|zw)[aeiouy]/u;
/** No German syllable ends with these: a consonant before a louder one, or a lone 'h'. */
const notAnEnd = /(?:[^aeiouycspt]h|[bcdfgkpstvwz][lmnr]|[jqw])$/u;
/** Letters that are one sound. */
const oneSound = /^(?:ch|ck|ph|qu|a[eiuy]|e[uy]|i[eo]|ou|ue)$/u;
/**
 * Prefixes of verbs change what a word means: who searches for 'Käufer' doesn't want 'Verkäufer'.
 * Some of them are also the end of a noun (Einkauf, Patent, Haus), and count only as a whole.
 */
const prefixAtEnd = /(?:ver|zer|mit|vor|(?<![aeiouy])uber|unter)$/u;
const prefix =
  /^(?:auf|aus|bei|dar|durch|ein|emp|ent|fehl|fort|her|hin|mis|miss|nach|weg|wider|wieder|zuruck)$/u;
/** Endings that make nouns and verbs, not words of their own: 'Portier', 'Botschafter', 'Operation'. */
const suffix = /^(?:[a-z]?ier|aft|[a-z]?ation(?:en)?$)/u;
/** 'Begleiter' is no 'Leiter', and 'Bearbeiter' no 'Arbeiter'. */
const weakPrefix = /(?:be|ge|ent|ver|zer)$/u;

/**
 * Where a German compound may have been joined, by what syllables of the language can look like:
 * 'Softwareentwickler' may be 'Software' and 'Entwickler'. It may also name parts that are no words;
 * nobody searches for those. Independent of other postings, so that a row never depends on the
 * order in which they arrived.
 */
export function compoundParts(word: string): string[] {
  const low = fold(word).replaceAll('ß', 'ss');
  const parts = new Set<string>();
  for (let at = minFirst; at <= low.length - minPart; at++) {
    const [first, last] = [low.slice(0, at), low.slice(at)];
    if (!isJoint(first, last)) continue;
    if (first.length >= minPart) parts.add(first);
    parts.add(last);
  }
  return [...parts];
}

function isJoint(first: string, last: string): boolean {
  if (!/[aeiouy]/u.test(first) || !onset.test(last) || notAnEnd.test(first)) return false;
  const before = first.slice(-1);
  if (oneSound.test(before + last.slice(0, 1)) && !first.endsWith('ie')) return false;
  if (first.endsWith('s') && last.startsWith('ch')) return false;
  if (suffix.test(last)) return false;
  if (prefix.test(first) || prefixAtEnd.test(first)) return false;
  const isVowel = /^[aeiouy]/u.test(last);
  if (isVowel && first.endsWith('be')) return false;
  const isCluster = /[^aeiouy]/u.test(before) && !isVowel && onset.test(before + last);
  return !(isCluster && weakPrefix.test(first.slice(0, -1)));
}

const joined = /\p{sc=Latin}+(?:-\p{sc=Latin}+)+/gu;

/** Words written with hyphens, as one: 'Software-Entwickler' is 'SoftwareEntwickler'. */
export function joinedWords(text: string): string[] {
  return (text.match(joined) ?? []).map((word) => word.replaceAll('-', ''));
}

/** Each two neighbouring words as one: 'Web Entwickler' may be 'WebEntwickler'. */
export function joinedNeighbours(text: string): string[] {
  return [...text.matchAll(neighbours)].map(({ groups = {} }) => `${groups.first}${groups.last}`);
}

const neighbours =
  /(?<!\p{L})(?<first>\p{sc=Latin}{3,})(?=[ -](?<last>\p{sc=Latin}{4,})(?!\p{L}))/gu;
