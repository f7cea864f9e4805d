import { isPlace } from './find-place.ts';
import { evidence, joined, type Slot } from './slot-evidence.ts';
import type { Cell } from './split-cells.ts';

export type Slots = Record<Slot, string[]>;
export type Head = {
  cells: readonly Cell[];
  /** Under the employer of an entry above. */
  mayInherit: boolean;
  /** Above its roles, each with dates of its own. */
  isEmployer: boolean;
};

/** What the parts of a cell may be. */
const forms: Slot[][] = [
  ['title'],
  ['company'],
  ['place'],
  ['note'],
  ['title', 'company'],
  ['company', 'title'],
  ['company', 'place'],
  ['title', 'place'],
  ['title', 'company', 'place'],
  ['company', 'title', 'place'],
  ['company', 'place', 'title'],
];
const mostCells = 5;
/** Further parts of a cell belong to its last one. */
const mostParts = 8;

type Filled = { score: number; texts: string[] };

/** The best way to cut the parts of a cell into the slots of a form. */
function fill(parts: readonly string[], form: readonly Slot[], before?: Slot): Filled {
  const [slot, ...rest] = form;
  if (slot === undefined) return { score: parts.length === 0 ? 0 : -Infinity, texts: [] };
  let best: Filled = { score: -Infinity, texts: [] };
  // An entry of an employer without a place is like the others.
  if (slot === 'place' && parts.length === 0) best = { score: -0.1, texts: [''] };
  const least = rest.length === 0 ? parts.length : 1;
  for (let count = Math.max(1, least); count <= parts.length; count++) {
    const own = parts.slice(0, count);
    const text = joined(own);
    const after = fill(parts.slice(count), rest, slot);
    // Only after an employer an unknown name is a place: 'Nurse, Acute Care' is a title.
    const isField = slot === 'place' && before !== 'company' && !own.some((part) => isPlace(part));
    const score = evidence(slot, own) - (isField ? 0.6 : 0) + after.score;
    if (score > best.score) best = { score, texts: [text, ...after.texts] };
  }
  return best;
}

/** A cell's texts in each form. */
function fillAll({ parts, is }: Cell): Filled[] {
  const last = joined(parts.slice(mostParts - 1));
  const few = parts.length > mostParts ? [...parts.slice(0, mostParts - 1), last] : parts;
  const mayBe = ([first, ...rest]: readonly Slot[]) =>
    is === undefined || (first === is && rest.every((slot) => slot === 'place'));
  return forms.map((form) => (mayBe(form) ? fill(few, form) : { score: -Infinity, texts: [] }));
}

/** A form for each cell, as its place in the list. */
type Layout = readonly number[];

const slotsIn = (layout: Layout): Slot[] => layout.flatMap((form) => forms[form] ?? []);

/** All ways to give each cell one of the forms it may have, with one title and one company. */
function layoutsOf(cells: readonly Cell[], mayHave: readonly Layout[]): Layout[] {
  return cells.reduce<Layout[]>(
    (layouts, { dash }, at) =>
      layouts.flatMap((layout) => {
        const used = slotsIn(layout);
        const isFree = (form: number) =>
          forms[form]?.every(
            (slot) =>
              (slot !== 'title' && slot !== 'company') ||
              !used.includes(slot) ||
              // 'Manager – Audit'
              (dash !== '' && forms[form]?.length === 1 && layout.at(-1) === form),
          );
        return (mayHave[at] ?? []).filter(isFree).map((form) => [...layout, form]);
      }),
    [[]],
  );
}

/** What the arrangement of slots says, whatever the texts are. */
function priorOf(slots: readonly Slot[], { isEmployer, mayInherit }: Head): number {
  if (isEmployer) return slots.includes('title') ? -5 : 0;
  const place = slots.indexOf('place');
  const [title, company] = [slots.indexOf('title'), slots.indexOf('company')];
  const names = slots.filter((slot) => slot === 'title' || slot === 'company');
  let prior = -0.5 * (names.length - new Set(names).size);
  if (title < 0) prior -= 1;
  if (company < 0) prior += mayInherit ? 0.8 : -1;
  if (title >= 0 && company >= 0 && place >= 0 && place < company)
    prior -= place < title ? 0.4 : title < company ? 0.3 : 0;
  return prior;
}

/** 1 for a title before its company, -1 for one after it. */
function orderIn(slots: readonly Slot[]): number {
  const isPair = slots.includes('title') && slots.includes('company');
  return isPair ? Math.sign(slots.indexOf('company') - slots.indexOf('title')) : 0;
}

const shapeOf = ({ cells, mayInherit, isEmployer }: Head) =>
  `${mayInherit} ${isEmployer} ${cells.map(({ row, dash, is = '' }) => `${row}${dash && '-'}${is}`).join(' ')}`;

/** Heads of the same shape, and how well each layout fits each of them and all together. */
type Group = {
  heads: readonly Head[];
  filled: Filled[][][];
  layouts: Layout[];
  orders: number[];
  scores: Float64Array[];
  sums: Float64Array;
};

const scoreOf = (filled: readonly Filled[][], at: number, form: number) =>
  filled[at]?.[form]?.score ?? -Infinity;

function groupOf(heads: readonly Head[]): Group {
  const filled = heads.map(({ cells }) => cells.slice(0, mostCells).map(fillAll));
  const [first] = heads;
  const cells = first?.cells.slice(0, mostCells) ?? [];
  const mayHave = cells.map((_, at) =>
    [...forms.keys()].filter((form) => filled.some((own) => isFinite(scoreOf(own, at, form)))),
  );
  const layouts = layoutsOf(cells, mayHave);
  const slots = layouts.map(slotsIn);
  const priors = slots.map((own) => (first ? priorOf(own, first) : 0));
  const sums = new Float64Array(layouts.length);
  const scores = filled.map((own) => {
    const each = new Float64Array(layouts.length);
    let best = -Infinity;
    for (const [n, layout] of layouts.entries()) {
      let score = priors[n] ?? 0;
      for (const [at, form] of layout.entries()) score += scoreOf(own, at, form);
      each[n] = score;
      best = Math.max(best, score);
    }
    // A head with too few parts for a layout says nothing about it.
    for (const [n, score] of each.entries())
      sums[n] = (sums[n] ?? 0) + (isFinite(score) ? score : best);
    return each;
  });
  return { heads, filled, layouts, orders: slots.map(orderIn), scores, sums };
}

/** How much the other entries of the same shape count against the entry itself. */
const likeness = 1.5;
/** How much the order counts that fits the section better. */
const ordered = 0.2;

type Choice = { layout: number; score: number };

/**
 * The best layout of each head: what its own texts say, and what those of the heads of the same
 * shape say, since the entries of a section are written alike.
 */
function solve({ scores, sums, orders }: Group, titleFirst: number): Choice[] {
  const weight = likeness / Math.max(1, scores.length - 1);
  const gain = titleFirst * (scores.length > 1 ? 1 + likeness : 1);
  return scores.map((own) => {
    const best: Choice = { layout: 0, score: -Infinity };
    for (let n = 0; n < own.length; n++) {
      const alone = own[n] ?? -Infinity;
      const others = (sums[n] ?? 0) - alone;
      const score = isFinite(alone) ? alone + weight * others + gain * (orders[n] ?? 0) : alone;
      if (score > best.score) {
        best.layout = n;
        best.score = score;
      }
    }
    return best;
  });
}

const totalOf = (choices: readonly Choice[][]) =>
  choices.flat().reduce((sum, { score }) => sum + score, 0);

/** The texts of each slot in a head. */
function slotsOf({ cells }: Head, layout: Layout, filled: readonly Filled[][]): Slots {
  const slots: Slots = {
    title: [],
    company: [],
    place: [],
    note: cells.slice(mostCells).map(({ parts }) => joined(parts)),
  };
  for (const [at, form] of layout.entries())
    for (const [n, slot] of (forms[form] ?? []).entries()) {
      const text = filled[at]?.[form]?.texts[n] ?? '';
      const isMore = (slot === 'title' || slot === 'company') && slots[slot].length > 0;
      if (isMore) slots[slot].push(`${slots[slot].pop() ?? ''}${cells[at]?.dash ?? ''}${text}`);
      else if (text !== '') slots[slot].push(slot === 'place' ? withoutBrackets(text) : text);
    }
  return slots;
}
const withoutBrackets = (text: string) => text.replace(/^\((.*)\)$/u, '$1');

/**
 * Decides for all heads of a section together what each of their texts is, and how well that fits.
 * `isTitleFirst` counts where nothing else tells the order.
 */
export function assignSlots(
  heads: readonly Head[],
  isTitleFirst: boolean,
): { slots: Slots[]; score: number } {
  const groups = [...Map.groupBy(heads, shapeOf).values()].map(groupOf);
  const [before, after] = [ordered, -ordered].map((order) =>
    groups.map((group) => solve(group, order)),
  );
  const gain = Math.round((totalOf(before ?? []) - totalOf(after ?? [])) * 100);
  const best = (gain > 0 || (gain === 0 && isTitleFirst) ? before : after) ?? [];
  const slots = new Map(
    groups.flatMap((group, number) =>
      group.heads.map((head, at) => {
        const layout = group.layouts[best[number]?.[at]?.layout ?? 0] ?? [];
        return [head, slotsOf(head, layout, group.filled[at] ?? [])] as const;
      }),
    ),
  );
  return { slots: heads.flatMap((head) => slots.get(head) ?? []), score: totalOf(best) };
}
