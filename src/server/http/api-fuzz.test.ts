import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Procedure, procedures } from '#testing/calls/calls.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { isSampled, takeTurns, triesAll } from '#testing/take-turns.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e',
    '__proto__',
    'constructor',
    "' or 1=1 --",
  ),
  fc.constantFrom(
    'null',
    'NaN',
    '-0',
    '1e999',
    '9'.repeat(40),
    '{{7*7}}',
    '../../x',
    '%00',
    '%',
    '[]',
    '{}',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const hostile = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, {}, [], [[]], [null], { length: -1 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')),
);

/** Generates values for a JSON Schema; ids are often those of existing rows. */
function valid(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') {
    const { postingId, applicationId, fileId } = cast;
    return fc.oneof(fc.constantFrom(postingId, applicationId, fileId), fc.uuid());
  }
  if (schema.format === 'email') return fc.emailAddress();
  switch (schema.type) {
    case 'object': {
      const required = schema.required ?? [];
      const entries = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
        const value = valid(inner as z.core.JSONSchema.BaseSchema);
        return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })];
      });
      return fc.record(Object.fromEntries(entries));
    }
    case 'array':
      return fc.array(valid(schema.items as z.core.JSONSchema.BaseSchema), { maxLength: 5 });
    case 'integer':
    case 'number': {
      const min = schema.minimum ?? -10;
      return fc.integer({ min, max: Math.min(schema.maximum ?? min + 60, min + 110) });
    }
    case 'boolean':
      return fc.boolean();
    default:
      return fc.string({ maxLength: schema.maxLength ?? 50 });
  }
}

/**
 * An acceptable input: existing rows, a student who may apply and a recruiter who may change the
 * status.
 */
function taken(route: Procedure): Record<string, unknown> {
  const { applicationId, secondPostingId: postingId, fileId: resumeFileId } = cast;
  const ids: Record<string, string> = { applicationId, postingId, resumeFileId };
  const { properties = {} } = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' });
  const values = Object.entries(properties).map(([name, inner]) => {
    const { enum: choices, format, type } = inner as z.core.JSONSchema.BaseSchema;
    if (type === 'integer' || type === 'number') return [name, 1];
    const text = format === 'email' ? 'asha@example.test' : 'text';
    return [name, choices?.[0] ?? ids[name] ?? (type === 'array' ? [] : text)];
  });
  return Object.fromEntries(values);
}

/** A valid input with one part, or all of it, made invalid. */
function inputs(route: Procedure): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' });
  const right = valid(schema) as fc.Arbitrary<Record<string, unknown>>;
  const names = Object.keys(schema.properties ?? {});
  const name = fc.constantFrom(...names, '__proto__', 'toString', 'extra');
  const near = fc.tuple(right, name, hostile).map(([value, key, wrong]) => {
    const changed = { ...value };
    Object.defineProperty(changed, key, { value: wrong, enumerable: true });
    return changed;
  });
  return fc.oneof(right, near, near, hostile, hostile);
}

/** The ways to send an input: to the REST address, and as the pages send it. */
const ways = (client: Cast['people']['visitor'], route: Procedure, input: unknown) => {
  const fields =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
  const rest = new Map<string, unknown>(Object.entries(fields));
  const path = route.path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    return encodeURIComponent(text.slice(0, 1_000).toWellFormed()) || 'x';
  });
  const rpc = () => client.send('POST', route.rpcPath, { json: input }, { 'x-csrf-token': 'orpc' });
  if (route.method !== 'GET') {
    const isPlain = typeof input === 'object' && input !== null && !Array.isArray(input);
    return [() => client.send(route.method, path, isPlain ? Object.fromEntries(rest) : input), rpc];
  }
  const query = new URLSearchParams();
  for (const [key, value] of rest) {
    const texts = Array.isArray(value) ? value : [value];
    for (const text of texts)
      query.append(key, typeof text === 'string' ? text : String(JSON.stringify(text)));
  }
  const data = new URLSearchParams({ data: String(JSON.stringify({ json: input })) });
  return [
    () => client.fetch(`${path}?${query}`.slice(0, 8_000)),
    () =>
      client.fetch(`${route.rpcPath}?${data}`.slice(0, 8_000), {
        headers: { 'x-csrf-token': 'orpc' },
      }),
    rpc,
  ];
};

async function faultOf(answer: Promise<Response>): Promise<string | null> {
  const response = await answer;
  const text = await response.text();
  const tells =
    // A path: questions of the bank name the folder.
    /\n\s+at |node_modules[/\\]|\.ts:\d|drizzle/u.test(text) ||
    // Questions of the bank are about SQL. Prose of different texts is no statement.
    (!response.ok && /select (?:\\?"|&quot;|[^<>"]+ from )/u.test(text));
  return response.status >= 500 || tells ? `${response.status} ${text.slice(0, 300)}` : null;
}
const peopleOf = () => [cast.people.student, cast.people.recruiter];

describe.each(procedures.map((route, at) => [route.name, route, at] as const))(
  '%s',
  (_name, route, at) => {
    test(
      'SEC-43 valid, nearly valid and invalid inputs cause no server error',
      { timeout: 120_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(inputs(route), fc.nat(1), fc.nat(5), async (input, who, turn) => {
            const client = peopleOf()[who] ?? cast.people.student;
            for (const send of takeTurns(ways(client, route, input), turn))
              expect(await faultOf(send())).toBeNull();
          }),
          { numRuns: triesAll ? 20 : 6 },
        );
      },
    );

    test('SEC-43 text that can’t be stored causes no server error in any field', async () => {
      const right = taken(route);
      let turn = at;
      for (const name of Object.keys(right)) {
        for (const wrong of ['a\0b', '\ud800', 'x\udfff y', '%', '\\', 'a'.repeat(20_000)]) {
          const input: Record<string, unknown> = { ...right, [name]: wrong };
          const { after, before, ...listed } = input;
          const position = name === 'after' || name === 'before' ? { [name]: wrong } : {};
          const isList = after !== undefined && before !== undefined;
          const sent = isList ? { ...listed, ...position } : input;
          const sendings = peopleOf().flatMap((client) => ways(client, route, sent));
          turn += 1;
          if (!isSampled(turn, 3)) continue;
          for (const send of takeTurns(sendings, turn)) expect(await faultOf(send())).toBeNull();
        }
      }
    });

    test('SEC-43 malformed bodies cause no server error', async () => {
      const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);
      const bodies = [
        ...[
          '',
          '{',
          'null',
          '"x"',
          '[]',
          '0',
          '{"json":',
          '\0',
          '{"__proto__":{"a":1}}',
          '{"a":1,"a":2}',
          '\ufeff{}',
        ],
        ...[
          deep('[', ']'),
          `{"json":${deep('[', ']')}}`,
          deep('{"a":', '}').replace('{"a":}', '{}'),
        ],
        ...[
          deep('{"fullName":', '}').replace(':}', ':1}'),
          `{"json":${deep('{"a":', '}').replace(':}', ':1}')}}`,
        ],
        ...[
          JSON.stringify({ fullName: 'x'.repeat(1_000_000) }),
          JSON.stringify({ json: { reason: 'x'.repeat(1_000_000) } }),
        ],
        ...[
          '{"json":{},"meta":[[1,"__proto__","x"]]}',
          '{"json":{},"meta":[[0,"a","b","c"]]}',
          '{"json":{},"meta":"x"}',
        ],
        ...[
          '{"json":{"x":"1"},"meta":[["bigint","x"]]}',
          '{"json":{"x":"y"},"meta":[[1,"x"],[2,"constructor","prototype"]]}',
        ],
        ...[
          '{"json":{},"meta":[[9,"x"]],"maps":[["x"]]}',
          '{"fullName":"\\ud800"}',
          '{"json":{"search":"\\ud800"}}',
        ],
      ];
      const key = { 'idempotency-key': 'a-key-of-its-own' };
      const method = route.method === 'GET' ? 'POST' : route.method;
      const path = route.path.replaceAll(/\{\w+\}/gu, cast.applicationId);
      const doors = peopleOf().flatMap((client) =>
        [{}, key].flatMap((more) =>
          [[path, method] as const, [route.rpcPath, 'POST'] as const].map((door) => ({
            client,
            more,
            door,
          })),
        ),
      );
      // All of them reach the same reader of bodies: each procedure is sent some.
      for (const [turn, body] of bodies.entries()) {
        if (!isSampled(at + turn, 4)) continue;
        for (const { client, more, door } of takeTurns(doors, at + turn)) {
          const headers = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', ...more };
          const [address, method] = door;
          expect(await faultOf(client.fetch(address, { method, body, headers }))).toBeNull();
        }
      }
    });

    test('SEC-43 malformed URLs cause no server error', async () => {
      const names = Object.keys(
        z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }).properties ?? {},
      );
      const strange = [
        ...names,
        'x',
        'data',
        '__proto__',
        'a[b]',
        'a[__proto__][x]',
        'a[]',
        '[]',
        '[',
      ];
      const patterns = [
        (name: string) => `${name}=1&${name}=2`,
        (name: string) => `${name}[]=1&${name}[0]=2&${name}[x]=3`,
        (name: string) => `${name}[${'0]['.repeat(1_000)}0]=1`,
        (name: string) => `${name}[4294967295]=1&${name}[99999999]=2`,
        (name: string) => `${name}=%00`,
        (name: string) => `${name}=%ff%fe`,
        (name: string) => `${name}=%`,
        (name: string) => `${name}[__proto__][x]=1`,
        (name: string) => `${name}=%ED%A0%80`,
      ];
      const path = route.path.replaceAll(/\{\w+\}/gu, '%00');
      const doors = [
        (query: string) => cast.people.student.fetch(`${path}?${query}`),
        (query: string) =>
          cast.people.recruiter.fetch(`${route.rpcPath}?${query}`, {
            headers: { 'x-csrf-token': 'orpc' },
          }),
      ];
      // Each pattern is tried through each route.
      const sendings = patterns.flatMap((pattern) => doors.map((door) => ({ pattern, door })));
      for (const [turn, name] of strange.entries()) {
        for (const third of takeTurns([0, 1, 2], at + turn)) {
          const some = sendings.slice(third * 6, third * 6 + 6);
          for (const { pattern, door } of takeTurns(some, at + turn))
            expect(await faultOf(door(pattern(name)))).toBeNull();
        }
      }
    });

    test('SEC-43 a body without a JSON content type is not read', async () => {
      const types = [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'application/jsonx',
        '',
      ];
      for (const type of takeTurns(types, at)) {
        for (const path of [
          route.path.replaceAll(/\{\w+\}/gu, cast.applicationId),
          route.rpcPath,
        ]) {
          const answer = await cast.people.student.fetch(path, {
            method: route.method === 'GET' ? 'POST' : route.method,
            body: new TextEncoder().encode('theme=dark'),
            headers: { 'x-csrf-token': 'orpc', ...(type && { 'content-type': type }) },
          });
          expect([type, answer.status, await answer.json()]).toEqual([
            type,
            415,
            { code: 'INVALID_INPUT' },
          ]);
        }
      }
    });
  },
);

test.each([
  '/%',
  '/%ff',
  '/%00',
  '/%E0%A4%A',
  '/job-application/%00',
  '/job-application/%',
  '/people/%00/resume',
  '/companies/%00/brand.css',
  '/community/events/%00/calendar.ics',
  '/careers?after=%00',
  '/careers?after[]=1&after=2',
])('SEC-43 the page URL %s causes no server error', async (path) => {
  for (const client of [cast.people.visitor, cast.people.student]) {
    for (const address of [path, path.replace(/(\?|$)/u, '.data$1')])
      expect(await faultOf(client.fetch(address))).toBeNull();
  }
});

test.each(['/community/events/%00', '/reference/%00', '/r/%00', '/job-application/%00'])(
  'SEC-43 a form posted to %s causes no server error',
  async (path) => {
    const form = { name: 'Asha Rao', email: 'asha@example.com', relation: 'Mentor', words: 'Kind' };
    for (const client of [cast.people.visitor, cast.people.student])
      expect(await faultOf(client.postForm(path, form))).toBeNull();
  },
);

test.each([
  '/company-dashboard/applications?status=nonsense&postingId=x&after=%00',
  '/student-dashboard?status=nonsense&before=!&status=2',
])('SEC-43 the private page URL %s causes no server error', async (path) => {
  for (const client of Object.values(cast.people))
    expect(await faultOf(client.fetch(path))).toBeNull();
});

test('SEC-43 none of this was logged as an error', () => {
  const failures = server.lines.filter((line) => Number(line['level']) >= 50);
  expect(failures).toEqual([]);
});
