import { findPronoun } from './find-pronoun.ts';
import { capitalize, firstWord, rewriteOpening } from './rewrite-opening.ts';
import { readVerb } from './verb-forms.ts';
import { findWeakOpener } from './weak-openers.ts';

/** The result of a rule: a rewrite, null for a question, or undefined for no finding. */
export type Wording = string | null | undefined;

/**
 * Rewrites 'Responsible for managing a team' as 'Managed a team'. Asks instead if the work was only
 * partly the writer's.
 */
export function suggestOpening(line: string, isOver: boolean | null): Wording {
  const weak = findWeakOpener(line);
  if (weak === undefined || weak.rest.trim() === '') return undefined;
  if (!weak.isWhole) return null;
  const isNow = isOver === false && !/\b(?:was|were|worked|included|had)\b/iu.test(weak.opening);
  const from = /\bto$/iu.test(weak.opening) ? (['base'] as const) : (['gerund'] as const);
  const text = rewriteOpening(weak.rest, from, isNow ? 'base' : 'past');
  return text === undefined ? null : capitalize(text);
}

const others = /\b(?:i|me|myself|we|us|ourselves|our)\b/iu;

/**
 * Rewrites 'I developed an app' as 'Developed an app'; asks if it says 'we', or uses a possessive.
 */
export function suggestWithoutPronoun(line: string): Wording {
  const sentences = line.split(/(?<=[.!?])\s+/u);
  const isPersonal = sentences.some((sentence) => findPronoun(sentence) !== null);
  return suggestWithoutI(line) ?? (isPersonal ? null : undefined);
}

function suggestWithoutI(line: string): Wording {
  if (/^we\s/iu.test(line)) return null;
  const [being] = /^i(?:\s+am|['’]m)\s+(?:an?\s+)?(?=\p{L})/iu.exec(line) ?? [];
  if (being !== undefined) {
    const rest = line.slice(being.length);
    return /\san?\s+$/iu.test(being) && !others.test(rest) ? capitalize(rest) : null;
  }
  const [lead, has] = /^i(\s+have|['’]ve|\s+had)?\s+(?=\p{L})/iu.exec(line) ?? [];
  if (lead === undefined) return undefined;
  const rest = line.slice(lead.length);
  const form = readVerb(firstWord(rest))?.form;
  const isDone = form === 'past' || (form === 'base' && has === undefined);
  return isDone && !others.test(rest) ? capitalize(rest) : null;
}

/** Puts verbs in the tense of the entry: past tense once it has ended. */
export function suggestTense(line: string, isOver: boolean | null): Wording {
  if (isOver !== true) return undefined;
  const read = readVerb(firstWord(line));
  if (read === undefined || read.form === 'past') return undefined;
  const text = rewriteOpening(line, [read.form], 'past');
  const isSure = read.form !== 'gerund' && !read.isNoun;
  return text ?? (isSure ? null : undefined);
}
