// Limits and prices of plans stand in src/domain/plan/plan-catalogue.ts and nowhere else.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const catalogue = 'src/domain/plan/plan-catalogue.ts';
const isExempt =
  /\.(test|suite|fixture)\.tsx?$|^src\/testing\/|^src\/server\/db\/(demo|migrations)\//u;
const isCode = /^src\/.*\.tsx?$/u;
const isText = /^content\/.*\.(json|md)$/u;

const thing = String.raw`(open[- ]?postings?|job[- ]postings?|mock[- ]?interviews?|verified[- ]?badges?)`;
const number = String.raw`(?<![\w.$-])(?!0\b)(\d[\d_]*)(?![\w-])`;
/** A name for how many of these there may be, beside a number: `maxOpenPostings = 5`. */
const numberedName = new RegExp(
  String.raw`\b\w*${thing}\w*\b['"\]]?\s*(=|:|[<>]=?|===)\s*${number}|${number}\s*[<>]=?\s*[\w.]*${thing}`,
  'iu',
);
/** A plan's id that decides about a number: `plan === 'pro' ? 3 : 0`. */
const numberedPlan = new RegExp(
  String.raw`['"](free|pro|premium|starter|business|enterprise)['"]\s*(\]|:|\?|&&|,)[^'"]*?${number}`,
  'u',
);
/** The same in words: '5 open postings'. */
const numberedText = new RegExp(String.raw`${number} (more )?${thing}\b`, 'iu');

/** One sentence for each limit outside the catalogue; empty if there is none. */
export function planLimitProblems(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    if (file === catalogue || isExempt.test(file)) return [];
    const rules = isCode.test(file)
      ? [numberedName, numberedPlan, numberedText]
      : isText.test(file)
        ? [numberedText]
        : [];
    if (rules.length === 0) return [];
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      rules.some((rule) => rule.test(line))
        ? [`${file}:${at + 1}: a plan's limit; take it from ${catalogue}`]
        : [],
    );
  });
}
