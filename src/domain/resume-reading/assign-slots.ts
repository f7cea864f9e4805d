import type { Cell } from './split-cells.ts';

/** A slot and the text that fills it. */
type Filling<Slot> = { slot: Slot; text: string };

/** What the texts of an entry's head may be, and how well they fit. */
export type Grammar<Slot extends string> = {
  /** What a cell may consist of. */
  forms: readonly (readonly Slot[])[];
  /** The two slots that name an entry: title and company, degree and school. */
  names: readonly [Slot, Slot];
  /** Slots that only one cell of a head fills. */
  once: readonly Slot[];
  /** How well parts between commas fill a slot, after another one: positive if they do. */
  evidence: (slot: Slot, parts: readonly string[], before: Filling<Slot> | null) => number;
  /** What the arrangement of slots says, whatever the texts are. */
  prior: (slots: readonly Slot[], head: Head) => number;
};

export type Head = {
  cells: readonly Cell[];
  /** Under the employer or school of an entry above. */
  mayInherit: boolean;
  /** An employer above its roles, each with dates of its own. */
  isEmployer: boolean;
};

/** The texts that fill each slot of a head. */
export type Slots<Slot extends string> = ReadonlyMap<Slot, string[]>;

const mostCells = 5;
/** Further parts of a cell belong to its last one. */
const mostParts = 8;
type Filled = { score: number; texts: string[] };

export const joined = (parts: readonly string[]) => parts.join(', ').replaceAll(', (', ' (');

/** The best way to cut the parts of a cell into the slots of a form. */
function fill<Slot extends string>(
  grammar: Grammar<Slot>,
  parts: readonly string[],
  form: readonly Slot[],
  before: Filling<Slot> | null = null,
): Filled {
  const [slot, ...rest] = form;
  if (slot === undefined) return { score: parts.length === 0 ? 0 : -Infinity, texts: [] };
  let best: Filled = { score: -Infinity, texts: [] };
  // An entry of an employer without a place is like the others.
  if (slot === 'place' && parts.length === 0) best = { score: -0.1, texts: [''] };
  const least = rest.length === 0 ? parts.length : 1;
  for (let count = Math.max(1, least); count <= parts.length; count++) {
    const own = parts.slice(0, count);
    const text = joined(own);
    const after = fill(grammar, parts.slice(count), rest, { slot, text });
    const score = grammar.evidence(slot, own, before) + after.score;
    if (score > best.score) best = { score, texts: [text, ...after.texts] };
  }
  return best;
}

const fewParts = ({ parts }: Cell) =>
  parts.length > mostParts
    ? [...parts.slice(0, mostParts - 1), joined(parts.slice(mostParts - 1))]
    : parts;

/** How well a cell fills each form. */
function scoresOf<Slot extends string>(grammar: Grammar<Slot>, cell: Cell): number[] {
  const parts = fewParts(cell);
  const mayBe = ([first, ...rest]: readonly Slot[]) =>
    cell.is === undefined || (first === cell.is && rest.every((slot) => slot === 'place'));
  return grammar.forms.map((form) => (mayBe(form) ? fill(grammar, parts, form).score : -Infinity));
}

/** A form for each cell, as its place in the list. */
type Layout = readonly number[];

const slotsIn = <Slot extends string>({ forms }: Grammar<Slot>, layout: Layout): Slot[] =>
  layout.flatMap((form) => forms[form] ?? []);

/** All ways to give each cell one of the forms it may have, with one text for each name. */
function layoutsOf<Slot extends string>(
  grammar: Grammar<Slot>,
  cells: readonly Cell[],
  mayHave: readonly Layout[],
): Layout[] {
  const { forms, once } = grammar;
  return cells.reduce<Layout[]>(
    (layouts, { dash }, at) =>
      layouts.flatMap((layout) => {
        const used = slotsIn(grammar, layout);
        const isFree = (form: number) =>
          forms[form]?.every(
            (slot) =>
              !once.includes(slot) ||
              !used.includes(slot) ||
              // 'Manager – Audit'
              (dash !== '' && forms[form]?.length === 1 && layout.at(-1) === form),
          );
        return (mayHave[at] ?? []).filter(isFree).map((form) => [...layout, form]);
      }),
    [[]],
  );
}

/** 1 for the first name of an entry before the second, -1 for one after it. */
function orderIn<Slot extends string>({ names }: Grammar<Slot>, slots: readonly Slot[]): number {
  const [first, second] = names.map((name) => slots.indexOf(name));
  return first === undefined || second === undefined || first < 0 || second < 0
    ? 0
    : Math.sign(second - first);
}

const shapeOf = ({ cells, mayInherit, isEmployer }: Head) =>
  `${mayInherit} ${isEmployer} ${cells.map(({ row, dash, is = '' }) => `${row}${dash && '-'}${is}`).join(' ')}`;

/** Heads of the same shape, how well their cells fill each form, and how well each layout fits. */
type Group = {
  heads: readonly Head[];
  /** For each head, cell and form. */
  fits: number[][][];
  layouts: Layout[];
  priors: number[];
  orders: number[];
  sums: Float64Array;
};

const scoreIn = (layout: Layout, fits: readonly number[][]) =>
  layout.reduce((sum, form, at) => sum + (fits[at]?.[form] ?? -Infinity), 0);

/** How far a head may speak against a layout: the odd one among others keeps its own. */
const mostAgainst = 2;

/** How well each layout fits a head; one that it has too few parts for fits like its best. */
function opinionOf(
  layouts: readonly Layout[],
  priors: readonly number[],
  fits: readonly number[][],
): number[] {
  const scores = layouts.map((layout, n) => (priors[n] ?? 0) + scoreIn(layout, fits));
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return scores.map((score) => (isFinite(score) ? Math.max(score, best - mostAgainst) : best));
}

function groupOf<Slot extends string>(grammar: Grammar<Slot>, heads: readonly Head[]): Group {
  const fits = heads.map(({ cells }) =>
    cells.slice(0, mostCells).map((cell) => scoresOf(grammar, cell)),
  );
  const [first] = heads;
  const cells = first?.cells.slice(0, mostCells) ?? [];
  const mayHave = cells.map((_, at) =>
    [...grammar.forms.keys()].filter((form) =>
      fits.some((own) => isFinite(own[at]?.[form] ?? -Infinity)),
    ),
  );
  const layouts = layoutsOf(grammar, cells, mayHave);
  const slots = layouts.map((layout) => slotsIn(grammar, layout));
  const priors = slots.map((own) => (first ? grammar.prior(own, first) : 0));
  const sums = new Float64Array(layouts.length);
  for (const own of fits)
    for (const [n, score] of opinionOf(layouts, priors, own).entries())
      sums[n] = (sums[n] ?? 0) + score;
  return { heads, fits, layouts, priors, orders: slots.map((own) => orderIn(grammar, own)), sums };
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
function solve({ fits, layouts, priors, sums, orders }: Group, firstOrder: number): Choice[] {
  // Few others count less: one that differs may be the odd one.
  const weight = likeness / fits.length;
  const gain = firstOrder * (1 + weight * (fits.length - 1));
  return fits.map((own) => {
    const best: Choice = { layout: 0, score: -Infinity };
    const opinion = opinionOf(layouts, priors, own);
    for (const [n, layout] of layouts.entries()) {
      const alone = (priors[n] ?? 0) + scoreIn(layout, own);
      const others = (sums[n] ?? 0) - (opinion[n] ?? 0);
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
function slotsOf<Slot extends string>(
  grammar: Grammar<Slot>,
  { cells }: Head,
  layout: Layout,
): Map<Slot | 'note', string[]> {
  const slots = new Map<Slot | 'note', string[]>();
  const further = cells.slice(mostCells).map(({ parts }) => joined(parts));
  if (further.length > 0) slots.set('note', further);
  for (const [at, form] of layout.entries()) {
    const cell = cells[at];
    const own = grammar.forms[form] ?? [];
    const { texts } = cell ? fill(grammar, fewParts(cell), own) : { texts: [] };
    for (const [n, slot] of own.entries()) {
      const before = slots.get(slot) ?? [];
      const text = texts[n] ?? '';
      const isMore = grammar.once.includes(slot) && before.length > 0;
      if (isMore) slots.set(slot, [`${before.join('')}${cell?.dash ?? ''}${text}`]);
      else if (text !== '')
        slots.set(slot, [...before, slot === 'place' ? withoutBrackets(text) : text]);
    }
  }
  return slots;
}
const withoutBrackets = (text: string) => text.replace(/^\((.*)\)$/u, '$1');

/**
 * Decides for all heads of a section together what each of their texts is, and how well that fits.
 * `isFirstName` counts where nothing else tells which of the two names stands first.
 */
export function assignSlots<Slot extends string>(
  grammar: Grammar<Slot>,
  heads: readonly Head[],
  isFirstName: boolean,
): { slots: Slots<Slot | 'note'>[]; score: number } {
  const groups = [...Map.groupBy(heads, shapeOf).values()].map((own) => groupOf(grammar, own));
  const [before = [], after = []] = [ordered, -ordered].map((order) =>
    groups.map((group) => solve(group, order)),
  );
  const gain = Math.round((totalOf(before) - totalOf(after)) * 100);
  const best = gain > 0 || (gain === 0 && isFirstName) ? before : after;
  const slots = new Map(
    groups.flatMap((group, number) =>
      group.heads.map((head, at) => {
        const layout = group.layouts[best[number]?.[at]?.layout ?? 0] ?? [];
        return [head, slotsOf(grammar, head, layout)] as const;
      }),
    ),
  );
  return { slots: heads.flatMap((head) => slots.get(head) ?? []), score: totalOf(best) };
}
