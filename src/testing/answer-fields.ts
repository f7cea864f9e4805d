import { getPath } from '#domain/external-jobs/get-path.ts';
import { listIn } from '#domain/external-jobs/parse-response.ts';
import type { Board, RawPosting } from '#domain/external-jobs/raw-posting.ts';
import { type ParsedSourceId, shapes } from '#domain/external-jobs/source-formats.ts';

type Field = { path: string; keys: readonly (string | number)[] };

/** Every field of a response that has a value, with lists as '[]': 'jobs[].location.name'. */
function fieldsOf(answer: unknown): Field[] {
  const found: Field[] = [];
  const walk = (value: unknown, path: string, keys: Field['keys']) => {
    if (Array.isArray(value) && value.length > 0)
      value.forEach((each, at) => walk(each, `${path}[]`, [...keys, at]));
    else if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
      for (const [key, each] of Object.entries(value))
        walk(each, path === '' ? key : `${path}.${key}`, [...keys, key]);
    else found.push({ path: Array.isArray(value) ? `${path}[]` : path, keys });
  };
  walk(answer, '', []);
  return found;
}

/** Another value of the same type; a value where there was none. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value} changed`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? ['changed'] : 'changed';
}

/**
 * Maps each field of a response to the parts of a posting that change with it, or to 'shown' if it
 * decides whether there is a posting at all. Empty for a field without effect.
 */
export function fieldTargets(
  source: ParsedSourceId,
  answer: unknown,
  board: Board | null,
): Map<string, string> {
  const targets = new Map<string, Set<string>>();
  const before = readAll(source, answer, board);
  for (const { path, keys } of fieldsOf(answer)) {
    const all = targets.get(path) ?? new Set();
    targets.set(path, all);
    const other = structuredClone({ answer });
    const at = ['answer', ...keys];
    const last = at.pop() ?? '';
    const parent = getPath(other, at.join('.')) as Record<string, unknown>;
    parent[last] = changed(parent[last]);
    const after = readAll(source, other.answer, board);
    if (after.length !== before.length) all.add('shown');
    else
      for (const [n, told] of after.entries())
        differences(before[n], told).forEach((each) => all.add(each));
  }
  return new Map([...targets].map(([path, all]) => [path, [...all].toSorted().join(' ')]));
}

function readAll(source: ParsedSourceId, answer: unknown, board: Board | null): RawPosting[] {
  const { isPosting, read } = shapes[source];
  const items = listIn(answer, shapes[source]);
  return (items ?? [])
    .filter((item) => isPosting?.(item) ?? true)
    .map((item) => read(item, board, answer));
}

function differences(one: RawPosting | undefined, other: RawPosting): string[] {
  return Object.entries(other).flatMap(([key, value]) =>
    JSON.stringify(one?.[key as keyof RawPosting]) === JSON.stringify(value) ? [] : [key],
  );
}
