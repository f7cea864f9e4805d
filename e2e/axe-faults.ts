import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { takeTurns } from '#testing/take-turns.ts';
import { reviewedDoubts } from './reviewed-doubts.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const themes = ['light', 'dark'] as const;

/** A phone and a desk, each in both themes. */
const views = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

/** The rules that a theme can break; all others look at what is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Every fault on the page in these themes, of which the first is asked about all rules, and every doubt that nobody has looked at yet, as one line each. */
export async function findFaults(
  page: Page,
  asked: readonly (typeof themes)[number][] = themes,
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of asked) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    const rules = theme === asked[0] ? null : colourRules;
    let lines = await faultsNow(page, rules);
    // A heading whose place was lost says that the page changed under the look.
    if (lines.some((line) => line.startsWith('doubt heading-order')))
      lines = await faultsNow(page, rules);
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return found;
}

/** Notes the faults of what is shown: in one view, which the turn chooses, or in a long run in all of them. */
export async function expectNoFaults(page: Page, what: string, turn: number): Promise<void> {
  for (const { width, theme } of takeTurns(views, turn)) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await findFaults(page, [theme]);
    expect.soft(faults, `${what} at ${width} px`).toEqual([]);
  }
}

async function faultsNow(page: Page, rules: string[] | null): Promise<string[]> {
  // Put into a document once, and looked for by name afterwards.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const options: RunOptions = {
    runOnly: rules === null ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    // What is in order is not described node by node.
    resultTypes: ['violations', 'incomplete'],
    selectors: false,
    // No rule that is asked for reads style sheets or films.
    preload: false,
  };
  const { violations, incomplete } = await page.evaluate(async (asked) => {
    type Axe = { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
    const found = await (window as unknown as { axe: Axe }).axe.run(document, asked);
    return { violations: found.violations, incomplete: found.incomplete };
  }, options);
  // What a modal window covers can't be pressed, whatever part of it still shows.
  const hasWindow = (await page.locator('dialog:modal').count()) > 0;
  const isCovered = (id: string, node: NodeResult) =>
    hasWindow && id === 'target-size' && reasonsOf(node).includes('partiallyObscured');
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isCovered(id, node)).map((node) => lineOf('fault', id, node)),
    ),
    ...incomplete.flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isReviewed(id, node)).map((node) => lineOf('doubt', id, node)),
    ),
  ];
}

function lineOf(kind: string, rule: string, node: NodeResult): string {
  return `${kind} ${rule} [${reasonsOf(node).join()}]: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`;
}

function isReviewed(rule: string, node: NodeResult): boolean {
  return reviewedDoubts.some(
    (doubt) =>
      doubt.rule === rule &&
      (doubt.html?.test(node.html) ?? true) &&
      (doubt.reasons === undefined ||
        reasonsOf(node).some((reason) => doubt.reasons?.includes(reason))),
  );
}

function reasonsOf({ any, all, none }: NodeResult): string[] {
  return [...any, ...all, ...none].flatMap(
    (check) => (check.data as { messageKey?: string } | null)?.messageKey ?? [],
  );
}
