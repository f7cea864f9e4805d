const space = /[ \t\n\r]*/y;
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const plain = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

/**
 * The position of the first JSON syntax error, or the length of the text if it is cut off.
 * Undefined for valid JSON.
 */
export function findJsonError(json: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let expected = 'value' as Expected;
  let at = 0;

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(json);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const takeOpen = (bracket: '[' | '{') => {
    if (json[at] !== bracket) return false;
    at++;
    open.push(bracket);
    expected = bracket === '[' ? 'value or end' : 'key or end';
    return true;
  };
  const takeEnd = () => {
    if (json[at] !== (open.at(-1) === '[' ? ']' : '}') || open.length === 0) return false;
    at++;
    open.pop();
    expected = 'comma or end';
    return true;
  };
  const takeSign = (sign: ':' | ',', next: Expected) => {
    if (json[at] !== sign) return false;
    at++;
    expected = next;
    return true;
  };
  const takeAs = (pattern: RegExp, next: Expected) => {
    if (!take(pattern)) return false;
    expected = next;
    return true;
  };
  const takeValue = () =>
    takeOpen('[') || takeOpen('{') || takeAs(text, 'comma or end') || takeAs(plain, 'comma or end');
  const step: Record<Expected, () => boolean> = {
    value: takeValue,
    'value or end': () => takeEnd() || takeValue(),
    key: () => takeAs(text, 'colon'),
    'key or end': () => takeEnd() || takeAs(text, 'colon'),
    colon: () => takeSign(':', 'value'),
    'comma or end': () =>
      takeEnd() || (open.length > 0 && takeSign(',', open.at(-1) === '[' ? 'value' : 'key')),
  };

  for (;;) {
    take(space);
    if (at === json.length)
      return open.length === 0 && expected === 'comma or end' ? undefined : at;
    if (!step[expected]()) return at;
  }
}
