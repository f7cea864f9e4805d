import { hashOf } from './hash-of.ts';
import { dayMs, hourMs, minuteMs } from './time.ts';

/** An answer as a recorded table shows it. */
function shown(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (answer instanceof Date) return answer.toISOString();
  if (Array.isArray(answer)) return answer.length === 0 ? 'none' : answer.map(shown).join('+');
  return JSON.stringify(answer);
}

/** Where the answers change along a range of whole numbers: '0 weak, 40 some, 60 good'. */
export function overNumbers(from: number, to: number, answer: (value: number) => unknown): string {
  const changes: { value: number; text: string }[] = [];
  for (let value = from; value <= to; value++) {
    const text = shown(answer(value));
    if (changes.at(-1)?.text !== text) changes.push({ value, text });
  }
  return changes.map(({ value, text }) => `${value} ${text}`).join(', ');
}

/** Where the answers change, to the millisecond, from so many days before a moment to as many after. */
export function overTime(around: Date, days: number, answer: (at: Date) => unknown): string {
  const textAt = (offset: number) => shown(answer(new Date(around.getTime() + offset)));
  const changes = [`before ${textAt(-days * dayMs)}`];
  for (let hour = -days * dayMs; hour < days * dayMs; hour += hourMs) {
    let [low, high] = [hour, hour + hourMs];
    const before = textAt(low);
    if (before === textAt(high)) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (textAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push(`${offsetText(high)} ${textAt(high)}`);
  }
  return changes.join(', ');
}

/** '-1d 08:00:00.001': days and the time of day, with what is left of a second. */
function offsetText(ms: number): string {
  const size = Math.abs(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = `${two((size % dayMs) / hourMs)}:${two((size % hourMs) / minuteMs)}`;
  const rest = size % minuteMs;
  const seconds = rest === 0 ? '' : `:${two(rest / 1000)}.${String(rest % 1000).padStart(3, '0')}`;
  return `${ms < 0 ? '-' : '+'}${Math.floor(size / dayMs)}d ${clock}${seconds}`;
}

/** One line for each answer of the first list, with the answers for the second: 'a: x yes, y no'. */
export function overPairs<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  answer: (one: One, other: Other) => unknown,
): string {
  const cells = (one: One) =>
    others.map((other) => `${shown(other)} ${shown(answer(one, other))}`).join(', ');
  return ones.map((one) => `${shown(one)}: ${cells(one)}`).join('\n');
}

/** One line for each value: 'a: yes'. */
export const overEach = <Value>(values: readonly Value[], answer: (value: Value) => unknown) =>
  values.map((value) => `${shown(value)}: ${shown(answer(value))}`).join('\n');

/** Every selection of the names, with its answer. */
export function overSelections<Name extends string>(
  names: readonly Name[],
  answer: (has: Record<Name, boolean>) => unknown,
): string {
  const lines = Array.from({ length: 2 ** names.length }, (_, bits) => {
    const chosen = names.filter((_name, at) => (bits >> at) % 2 === 1);
    const has = Object.fromEntries(names.map((name) => [name, chosen.includes(name)]));
    return `${chosen.join('+') || 'none'}: ${shown(answer(has as Record<Name, boolean>))}`;
  });
  return lines.join('\n');
}

/** Whole numbers below a limit that look random and are the same in each run. */
export const madeNumbers = (name: string, count: number, below: number): number[] =>
  Array.from({ length: count }, (_, at) => hashOf(`${name} ${at}`) % below);
