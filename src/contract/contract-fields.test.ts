import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';

type Schema = z.core.$ZodType;
type Node = { path: string; schema: Schema };

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

function childrenOf({ path, schema }: Node): Node[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, child]) => ({
        path: path === '' ? name : `${path}.${name}`,
        schema: child,
      }));
    case 'array':
      return [{ path: `${path}[]`, schema: def.element }];
    case 'record':
      return [{ path: `${path}{}`, schema: def.valueType }];
    case 'tuple':
      return def.items.map((child, at) => ({ path: `${path}[${at}]`, schema: child }));
    case 'union':
      return def.options.map((child) => ({ path, schema: child }));
    case 'pipe':
      // Input is validated by the first part of a pipe, unless that part only transforms it.
      return [{ path, schema: defOf(def.in).type === 'transform' ? def.out : def.in }];
    case 'lazy':
      return [{ path, schema: def.getter() }];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return [{ path, schema: def.innerType }];
    case 'string':
    case 'number':
    case 'boolean':
    case 'date':
    case 'enum':
    case 'literal':
    case 'null':
    case 'transform':
      return [];
    default:
      throw new Error(`${path}: this test does not know schemas of the type '${def.type}'.`);
  }
}

/** All schemas below this one; recursive schemas are visited once. */
function nodesOf(schema: Schema): Node[] {
  const found: Node[] = [];
  const walk = (node: Node, above: ReadonlySet<unknown>) => {
    found.push(node);
    if (above.has(node.schema)) return;
    const below = new Set([...above, node.schema]);
    for (const child of childrenOf(node)) walk(child, below);
  };
  walk({ path: '', schema }, new Set());
  return found;
}

const procedures = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => {
    const { inputSchema, outputSchema, errorMap, route, meta } = procedure['~orpc'];
    return {
      name: `${noun}.${verb}`,
      route,
      meta,
      input: inputSchema as unknown as Schema,
      output: outputSchema as unknown as Schema,
      errors: errorMap as Record<string, { data?: Schema }>,
    };
  }),
);

const isNumber = (schema: Schema): boolean => {
  const def = defOf(schema);
  if (def.type === 'number') return true;
  return 'innerType' in def && isNumber(def.innerType as Schema);
};

/** Whether a pattern has no unbounded quantifier, so that it limits the length. */
const hasEnd = (pattern: RegExp) =>
  /^\^.*\$$/u.test(pattern.source) &&
  !/[*+]|\{\d+,\}/u.test(pattern.source.replaceAll(/\\./gu, ''));

/**
 * The maximum length of a string or list; Infinity when unlimited, null when the limit isn't a
 * number.
 */
function maximumOf(schema: Schema): number | null {
  const def = defOf(schema);
  if (def.type !== 'string' && def.type !== 'array') return null;
  const { maxLength } = z.globalRegistry.get(schema) ?? {};
  if (typeof maxLength === 'number') return maxLength;
  for (const check of def.checks ?? []) {
    const of = check._zod.def as z.core.$ZodCheckMaxLengthDef | z.core.$ZodCheckRegexDef;
    if (of.check === 'max_length') return of.maximum;
    if (of.check === 'string_format' && of.format === 'regex' && hasEnd(of.pattern)) return null;
  }
  return def.type === 'string' && 'format' in def && def.format === 'uuid' ? null : Infinity;
}

const strings = procedures.flatMap(({ name, input }) =>
  nodesOf(input).flatMap(({ path, schema }) => {
    const maximum = maximumOf(schema);
    return maximum === null ? [] : [{ name, input, path, schema, maximum }];
  }),
);

/** Strings and lists that no other kind of rule limits either. */
const endless = strings.filter(({ input, path, maximum }) => {
  const outermost = nodesOf(input).find((node) => node.path === path)?.schema;
  if (outermost === undefined || maximum !== Infinity) return false;
  return ['x', '1', '2026-01-01'].some(
    (part) => z.safeParse(outermost, part.repeat(9_999)).success,
  );
});

test('SEC-40 every string and list in an input has a maximum', () => {
  expect(endless.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  expect(strings.length).toBeGreaterThan(400);
});

test('SEC-40 every number in an input has a maximum; that of a version fits its column', () => {
  const numbers = procedures.flatMap(({ name, input }) =>
    nodesOf(input)
      .filter(({ path }, at, all) => all.findIndex((node) => node.path === path) === at)
      .filter(({ path, schema }) => path !== '' && isNumber(schema))
      .map(({ path, schema }) => ({ at: `${name} ${path}`, schema })),
  );
  // Versions are integers of four bytes.
  const open = numbers.filter(({ at, schema }) =>
    [/\bversion$/u.test(at) ? 2 ** 31 : Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER].some(
      (value) => z.safeParse(schema, value).success,
    ),
  );
  expect(open.map(({ at }) => at)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(20);
});

test('SEC-40 every moment in an input has an earliest and a latest time', () => {
  const moments = procedures.flatMap(({ name, input }) =>
    nodesOf(input)
      .filter(({ schema }) => defOf(schema).type === 'date')
      .map(({ path, schema }) => ({ at: `${name} ${path}`, schema })),
  );
  const open = moments.filter(({ schema }) =>
    [8.64e15, -8.64e15].some((time) => z.safeParse(schema, new Date(time)).success),
  );
  expect(open.map(({ at }) => at)).toEqual([]);
  expect(moments.length).toBeGreaterThan(0);
});

test('SEC-40 a number in an address arrives as text, and is read as a number', () => {
  const numbers = procedures.flatMap(({ name, route, input }) => {
    const inAddress = ({ path }: Node) =>
      route.path?.includes(`{${path}}`) || (route.method === 'GET' && /^\w+$/u.test(path));
    const nodes = nodesOf(input).filter(inAddress);
    const names = new Set(nodes.filter(({ schema }) => isNumber(schema)).map(({ path }) => path));
    return [...names].map((path) => ({
      at: `${name} ${path}`,
      schema: nodes.find((node) => node.path === path)?.schema as Schema,
    }));
  });
  const readAs = (schema: Schema, value: unknown) => z.safeParse(schema, value).data;
  const refused = numbers.filter(({ schema }) => {
    const values = [...Array(100).keys(), 2026].filter((value) => readAs(schema, value) === value);
    return values.length === 0 || values.some((value) => readAs(schema, `${value}`) !== value);
  });
  expect(refused.map(({ at }) => at)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(10);
});

/** Values of this size, both plain and in the required format. */
function valuesOf(schema: Schema, size: number): unknown[] {
  if (defOf(schema).type === 'array') return [Array(size).fill('x'), Array(size).fill(null)];
  return ['', 'https://example.com/', 'someone@example.com'].map((start) =>
    start.includes('@') ? start.padStart(size, 'x') : start.padEnd(size, 'x'),
  );
}

test('SEC-40 values above the maximum are rejected, values at the maximum accepted', () => {
  const issuesOf = (schema: Schema, value: unknown) =>
    (z.safeParse(schema, value).error?.issues ?? []).map(({ code, message }) => code + message);
  const isLimited = (schema: Schema, maximum: number) => {
    const larger = valuesOf(schema, maximum + 1);
    return valuesOf(schema, maximum).some((value, at) => {
      const known = issuesOf(schema, value);
      return issuesOf(schema, larger[at]).some((issue) => !known.includes(issue));
    });
  };
  const wrong = strings.filter(
    ({ schema, maximum }) => maximum !== Infinity && !isLimited(schema, maximum),
  );
  expect(wrong.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
});

/** One line per object with the names of its fields, each followed by what `about` returns. */
function fieldsOf(schema: Schema, about: (node: Node) => string): string[] {
  const lines = new Map<string, Map<string, string>>();
  for (const node of nodesOf(schema)) {
    const [, parent = '', field = ''] = /^(.*?)\.?([^.]*)$/u.exec(node.path) ?? [];
    if (field === '') continue;
    const fields = lines.get(parent) ?? new Map<string, string>();
    fields.set(field, (fields.get(field) ?? '') + about(node));
    lines.set(parent, fields);
  }
  return [...lines].map(([parent, fields]) => {
    const names = [...fields].filter(([name]) => !fields.has(`${name}[]`));
    const texts = names.map(([name, said]) =>
      name.endsWith('[]') ? name + (fields.get(name.slice(0, -2)) ?? '') + said : name + said,
    );
    return `${parent && `${parent}: `}${texts.toSorted().join(' ')}`;
  });
}

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** Its maximum, and ! where text must not be blank. */
const limitOf = ({ schema }: Node) => {
  const maximum = maximumOf(schema);
  if (maximum === null || maximum === Infinity) return '';
  return `≤${maximum}${accepts(schema, 'x') && !accepts(schema, ' ') ? '!' : ''}`;
};

/** Who may call it, and how its answer and a repetition are treated. */
const rulesOf = ({ route, meta }: (typeof procedures)[number]) =>
  [
    `${route.method} by ${meta.audience}`,
    ...(meta.takesKey ? ['once with a key'] : []),
    ...(meta.isSameForEveryone ? ['the same for everyone'] : []),
  ].join(', ');

test('SEC-03 SEC-40 REL-46 the rules, inputs, limits and outputs of all procedures match the reviewed snapshot', async () => {
  const described = procedures.map((procedure) => {
    const { name, input, output, errors } = procedure;
    return [
      `${name} (${rulesOf(procedure)})`,
      ...fieldsOf(input, limitOf).map((line) => `  takes ${line}`),
      ...fieldsOf(output, () => '').map((line) => `  answers ${line}`),
      ...Object.entries(errors).flatMap(([code, { data }]) =>
        data ? fieldsOf(data, () => '').map((line) => `  refuses ${code} ${line}`) : [],
      ),
    ].join('\n');
  });
  // Added or removed fields must be intentional: `vitest -u` updates the snapshot, and review sees
  // it.
  await expect(`${described.toSorted().join('\n\n')}\n`).toMatchFileSnapshot(
    '../testing/contract-fields.snap',
  );
});
