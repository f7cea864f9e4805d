import type { Run } from './answer-runner.ts';

const answer = (source: string): Run => ({ kind: 'function', source, name: 'f', calls: [[1]] });
const query = (text: string): Run => ({
  kind: 'sql',
  setup: 'create table t (a integer); insert into t values (1);',
  queries: [text, 'select a from t'],
});

/** Each with what it must end with: a problem, or words of its error or value. */
export const hostileAnswers: Record<string, [Run, RegExp]> = {
  'an endless loop': [answer('function f() { for (;;); }'), /tooSlow/u],
  'an endless loop outside': [answer('for (;;);'), /tooSlow/u],
  'an endless loop that catches': [
    answer('function f() { for (;;) try { for (;;); } catch {} }'),
    /tooSlow/u,
  ],
  'endless promises': [
    answer('function f() { const g = () => Promise.resolve().then(g); return g(); }'),
    // Its memory may end before its time.
    /tooSlow|An error was thrown/u,
  ],
  'a promise that never settles': [
    answer('const f = () => new Promise(() => {})'),
    /never settled/u,
  ],
  'an array bomb': [
    answer('function f() { const a = []; for (;;) a.push(new Array(1e5).fill(1)); }'),
    /out of memory|tooMuchMemory|tooSlow/u,
  ],
  'a string bomb': [
    answer('function f() { let s = "x"; for (;;) s += s; }'),
    /too long|out of memory/u,
  ],
  'a buffer bomb': [
    answer('function f() { const a = []; for (;;) a.push(new Uint8Array(1e6)); }'),
    /out of memory|tooMuchMemory/u,
  ],
  'endless recursion': [answer('function f() { return f(); }'), /stack overflow/u],
  'recursion through toString': [
    answer('function f() { const a = { toString() { return "" + a; } }; return "" + a; }'),
    /stack overflow/u,
  ],
  'a value nested 100,000 deep': [
    answer('function f() { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; }'),
    /stack overflow|tooMuchMemory/u,
  ],
  'a catastrophic regular expression': [
    answer('const f = () => /^(([a-z])+.)+[A-Z]([a-z])+$/.test("a".repeat(200))'),
    /tooSlow/u,
  ],
  'a flood of output': [
    answer('function f() { for (;;) console.log("x".repeat(1000)); }'),
    /tooMuchOutput/u,
  ],
  'a flood of output that catches': [
    answer('function f() { for (;;) try { console.log("x".repeat(1e5)); } catch {} }'),
    /tooMuchOutput|tooSlow/u,
  ],
  'a result too large': [answer('const f = () => "x".repeat(1e6)'), /tooMuchOutput/u],
  'the network, files and processes': [
    answer(
      'const f = () => [typeof fetch, typeof WebSocket, typeof require, typeof process, typeof Deno].join()',
    ),
    /"undefined(?:,undefined){4}"/u,
  ],
  'a module of files': [
    answer('async function f() { return (await import("node:fs")).readFileSync("/etc/passwd"); }'),
    /could not load module/u,
  ],
  'code from a string': [
    answer('const f = () => f.constructor.constructor("return typeof process")()'),
    /"undefined"/u,
  ],
  'changed built-ins': [
    answer(
      'JSON.stringify = () => "[]"; Reflect.apply = () => 7; Object.prototype.toJSON = () => 7; Function.prototype.call = () => 7; function f(x) { return x + 1; }',
    ),
    /"value":2/u,
  ],
  'a syntax error': [answer('function f( {'), /SyntaxError/u],
  'no function': [answer('function g() {}'), /ReferenceError/u],
  'nothing returned': [answer('function f() {}'), /Returned nothing/u],
  'a recursive query': [
    query('with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'),
    /tooSlow/u,
  ],
  'a recursive query that hoards': [
    query(
      'with recursive n(i) as (select zeroblob(1000000) union all select zeroblob(1000000) from n) select * from n order by 1',
    ),
    /tooMuchMemory|tooSlow/u,
  ],
  'a query without an end': [
    query('with recursive n(i) as (select 1 union all select i + 1 from n) select i from n'),
    /tooMuchOutput/u,
  ],
  'a blob of 900 MB': [query('select length(hex(zeroblob(900000000)))'), /tooMuchMemory/u],
  'attaching a file': [query("attach '/tmp/firstrung-x.db' as x"), /Only reading/u],
  'vacuum into a file': [query("vacuum into '/tmp/firstrung-x.db'"), /Write a SELECT/u],
  'dropping a table': [query('drop table t'), /Only reading/u],
  'changing rows': [query('delete from t'), /Only reading/u],
  'a second statement': [query('select 1; drop table t'), /"rows":\[\[1\]\]\}\]/u],
  'a pragma': [query('pragma hard_heap_limit = 0'), /Only reading/u],
  'a pragma as a table': [query("select * from pragma_table_info('t')"), /Only reading/u],
  'an extension': [query("select load_extension('x')"), /Only reading|not authorized/u],
  'no query': [query('  '), /no statements/u],
};
