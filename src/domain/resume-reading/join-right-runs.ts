import type { TextRun } from './document-text.ts';
import { rightOf } from './piece.ts';

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const fromLeft = /[\p{L}\p{N}]/u;
const spaceFrom = 0.17;

export const hasRightText = (runs: readonly TextRun[]) =>
  runs.some((run) => fromRight.test(run.text));

type Word = { text: string; isFromRight: boolean | null; spaceAfter: boolean };

/**
 * Joins runs from left to right, some of them right-to-left, into logical order. Consecutive Latin
 * words and numbers keep their order. A line is right-to-left when a third of its letters are,
 * because names of tools and companies in it are Latin.
 */
export function joinRightRuns(runs: readonly TextRun[]): string {
  const count = (kind: RegExp) =>
    runs.reduce((sum, { text }) => sum + [...text].filter((letter) => kind.test(letter)).length, 0);
  // 'Name:' at the left edge begins a line from left to right.
  const isLabelled = /^[^:]*\p{Script=Latin}\s*:\s*$/u.test(runs[0]?.text ?? '');
  const isLineFromRight = !isLabelled && count(fromRight) * 3 >= count(/\p{L}/u);
  const words = runs.map((run, at): Word => {
    const next = runs[at + 1];
    return {
      text: run.text.trim(),
      isFromRight: fromRight.test(run.text) ? true : fromLeft.test(run.text) ? false : null,
      spaceAfter: next !== undefined && next.x - rightOf(run) > spaceFrom * run.fontSize,
    };
  });
  // A neutral character takes the direction of its neighbours if they agree, else the line's; a
  // closing bracket takes that of its opening one.
  const nearest = (from: number, step: number) => {
    let at = from + step;
    while (words[at]?.isFromRight === null) at += step;
    return words[at]?.isFromRight ?? isLineFromRight;
  };
  const opened: boolean[] = [];
  const goes = words.map(({ text, isFromRight }, at) => {
    const before = nearest(at, -1);
    const own = isFromRight ?? (before === nearest(at, 1) ? before : isLineFromRight);
    const turn = /^[)\]}]/u.test(text) ? (opened.pop() ?? own) : own;
    if (/[([{]$/u.test(text)) opened.push(own);
    return turn;
  });
  const groups: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const group = at > 0 && goes[at] === goes[at - 1] ? groups.at(-1) : undefined;
    if (group) group.push(word);
    else groups.push([word]);
  }
  const parts = groups.map((group) => {
    const text = joined(group, fromRight.test(group.map((word) => word.text).join('')));
    return { text, spaceAfter: group.at(-1)?.spaceAfter ?? false };
  });
  return joined(parts, isLineFromRight);
}

/** Converts parts from visual to logical order. */
function joined(parts: readonly { text: string; spaceAfter: boolean }[], isFromRight: boolean) {
  const texts = parts.map(({ text, spaceAfter }) =>
    isFromRight ? (spaceAfter ? ' ' : '') + text : text + (spaceAfter ? ' ' : ''),
  );
  return (isFromRight ? texts.toReversed() : texts).join('').trim();
}
