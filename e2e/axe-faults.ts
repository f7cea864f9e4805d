import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { takeTurns } from '#testing/take-turns.ts';
import { reviewedDoubts } from './reviewed-doubts.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const themes = ['light', 'dark'] as const;

/** A phone and a desktop, each in both themes. */
const views = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const;

/** The only rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's violations and unreviewed incomplete results, one line each. The first theme checks
 * all rules, the others only those that depend on colours.
 */
export async function findFaults(
  page: Page,
  asked: readonly (typeof themes)[number][] = themes,
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of asked) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
      // What is half under the sticky header would count as too small a target.
      scrollTo({ top: 0, behavior: 'instant' });
    }, theme);
    const rules = theme === asked[0] ? null : colourRules;
    let lines = await runAxe(page, rules);
    // A heading that can't be resolved means that the page changed during the check.
    if (lines.some((line) => line.startsWith('doubt heading-order')))
      lines = await runAxe(page, rules);
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return found;
}

/** Checks the current page in one view, selected by `turn`, or in all views in a long run. */
export async function expectNoFaults(page: Page, what: string, turn: number): Promise<void> {
  for (const { width, theme } of takeTurns(views, turn)) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await findFaults(page, [theme]);
    expect.soft(faults, `${what} at ${width} px`).toEqual([]);
  }
}

async function runAxe(page: Page, rules: string[] | null): Promise<string[]> {
  // Injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const options: RunOptions = {
    runOnly: rules === null ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    // Passed rules need no details.
    resultTypes: ['violations', 'incomplete'],
    selectors: false,
    // None of the checked rules needs style sheets or media.
    preload: false,
  };
  const { violations, incomplete } = await page.evaluate(async (asked) => {
    type Axe = { run: (root: Document, options: RunOptions) => Promise<AxeResults> };
    const found = await (window as unknown as { axe: Axe }).axe.run(document, asked);
    return { violations: found.violations, incomplete: found.incomplete };
  }, options);
  // Elements behind a modal dialog can't be used, even if partly visible.
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
