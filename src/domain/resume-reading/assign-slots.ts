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
const mostCells = 6;

type Filled = { score: number; texts: string[] };

const unlikely = -20;
const unfillable: Filled = { score: unlikely, texts: [] };

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

/** All ways to give each cell a form, with one title and one company. */
function layoutsOf(cells: readonly Cell[]): Slot[][][] {
  const layouts: Slot[][][] = [];
  const extend = (layout: Slot[][]) => {
    const cell = cells[layout.length];
    if (!cell) return void layouts.push(layout);
    const used = layout.flat();
    for (const form of forms) {
      const isAgain = form.some(
        (slot) =>
          (slot === 'title' || slot === 'company') &&
          used.includes(slot) &&
          // 'Manager – Audit'
          !(cell.dash !== '' && form.length === 1 && layout.at(-1)?.join(' ') === slot),
      );
      if (!isAgain) extend([...layout, form]);
    }
  };
  extend([]);
  return layouts;
}

/** What the arrangement of slots says, whatever the texts are. */
function priorOf(layout: Slot[][], head: Head): number {
  const slots = layout.flat();
  if (head.isEmployer) return slots.includes('title') ? -5 : 0;
  const place = slots.indexOf('place');
  const [title, company] = [slots.indexOf('title'), slots.indexOf('company')];
  const names = slots.filter((slot) => slot === 'title' || slot === 'company');
  let prior = -0.5 * (names.length - new Set(names).size);
  if (title < 0) prior -= 1;
  if (company < 0) prior += head.mayInherit ? 0.8 : -1;
  if (title >= 0 && company >= 0 && place >= 0 && place < company)
    prior -= place < title ? 0.4 : title < company ? 0.3 : 0;
  return prior;
}

/** 1 for a title before its company, -1 for one after it. */
function orderIn(layout: Slot[][]): number {
  const slots = layout.flat();
  const isPair = slots.includes('title') && slots.includes('company');
  return isPair ? Math.sign(slots.indexOf('company') - slots.indexOf('title')) : 0;
}

type Option = { layout: Slot[][]; order: number; score: number; texts: string[][] };

/** All layouts of a head, in an order that heads of the same shape share. */
function optionsOf(head: Head): Option[] {
  const cells = head.cells.slice(0, mostCells);
  const filled = cells.map(({ parts }) => new Map(forms.map((form) => [form, fill(parts, form)])));
  return layoutsOf(cells).map((layout) => {
    const own = layout.map((form, at) => filled[at]?.get(form) ?? unfillable);
    return {
      layout,
      order: orderIn(layout),
      score: own.reduce((sum, { score }) => sum + score, priorOf(layout, head)),
      texts: own.map(({ texts }) => texts),
    };
  });
}

const shapeOf = ({ cells, mayInherit, isEmployer }: Head) =>
  `${mayInherit} ${isEmployer} ${cells.map(({ row, dash }) => row + dash).join(' ')}`;

/** How much the other entries of the same shape count against the entry itself. */
const likeness = 1.5;
/** How much the order counts that fits the section better. */
const ordered = 0.2;

/**
 * The best option of each head: what its own texts say, and what those of the heads of the same
 * shape say, since the entries of a section are written alike.
 */
function solve(groups: readonly Option[][][], titleFirst: number): Option[][] {
  return groups.map((heads) => {
    const own = heads.map((options) =>
      options.map(({ score, order }) => Math.max(unlikely, score + order * titleFirst)),
    );
    const sums = (own[0] ?? []).map((_, n) => own.reduce((sum, each) => sum + (each[n] ?? 0), 0));
    return heads.flatMap((options, at) => {
      const scored = options.map((option, n) => {
        const score = own[at]?.[n] ?? unlikely;
        const others = ((sums[n] ?? 0) - score) / Math.max(1, heads.length - 1);
        return { ...option, score: score + likeness * others };
      });
      return scored.reduce((one, other) => (other.score > one.score ? other : one));
    });
  });
}

const totalOf = (groups: readonly Option[][]) =>
  groups.flat().reduce((sum, { score }) => sum + score, 0);

/** The texts of each slot in a head. */
function slotsOf({ cells }: Head, { layout, texts }: Option): Slots {
  const slots: Slots = {
    title: [],
    company: [],
    place: [],
    note: cells.slice(mostCells).map(({ parts }) => joined(parts)),
  };
  for (const [at, form] of layout.entries())
    for (const [n, slot] of form.entries()) {
      const text = texts[at]?.[n] ?? '';
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
  const alike = [...Map.groupBy(heads, shapeOf).values()];
  const groups = alike.map((own) => own.map(optionsOf));
  const [before, after] = [solve(groups, ordered), solve(groups, -ordered)];
  const gain = Math.round((totalOf(before) - totalOf(after)) * 100);
  const best = gain > 0 || (gain === 0 && isTitleFirst) ? before : after;
  const slots = new Map(
    alike.flatMap((own, group) =>
      own.map((head, at) => [head, slotsOf(head, best[group]?.[at] ?? nothing)] as const),
    ),
  );
  return {
    slots: heads.map((head) => slots.get(head) ?? slotsOf(head, nothing)),
    score: totalOf(best),
  };
}
const nothing: Option = { layout: [], order: 0, score: 0, texts: [] };
