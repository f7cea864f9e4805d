/** Forms that no suffix rule finds. */
const irregular = new Map(
  `went gone:go built:build told:tell wrote written:write made:make took taken:take ran:run gave given:give
spoke spoken:speak met:meet found:find taught:teach led:lead chose chosen:choose brought:bring sent:send
began begun:begin kept:keep held:hold lost:lose broke broken:break fell fallen:fall rose risen:rise
grew grown:grow knew known:know said:say thought:think understood:understand saw seen:see sold:sell
bought:buy won:win spent:spend left:leave felt:feel heard:hear drew drawn:draw drove driven:drive
misunderstood:misunderstand paid:pay meant:mean learnt:learn people persons:person children:child
criteria:criterion queries:query stood:stand hid hidden:hide showed shown:show did done:do`
    .split(/\s+/u)
    .reduce<[string, string][]>((pairs, part, at, parts) => {
      const [form = '', base] = part.split(':');
      const own =
        base ??
        parts
          .slice(at)
          .find((each) => each.includes(':'))
          ?.split(':')[1] ??
        form;
      return [...pairs, [form, own]];
    }, []),
);

/** Longest first; each with the fewest letters that must stay. */
const suffixes: readonly [suffix: string, fewest: number][] = [
  ['ization', 3],
  ['ations', 4],
  ['ation', 4],
  ['ating', 4],
  ['ated', 4],
  ['ates', 4],
  ['ment', 4],
  ['ness', 4],
  ['ions', 4],
  ['able', 4],
  ['ible', 4],
  ['ize', 4],
  ['izes', 4],
  ['ized', 4],
  ['izing', 4],
  ['ing', 3],
  ['ion', 4],
  ['ate', 4],
  ['ies', 2],
  ['ied', 2],
  ['ed', 3],
  ['es', 3],
  ['ly', 4],
  ['s', 3],
  ['e', 3],
  ['y', 3],
];

/** The common beginning of a word's forms: 'documentation' and 'documented' are 'document'. */
export function stemOf(lower: string): string {
  const word = lower
    .replace(/'(?:s|d|ll|ve|re|m)$/u, '')
    .replace(/is(?=(?:e|ed|es|ing|ation)$)/u, 'iz');
  const base = irregular.get(word) ?? word;
  for (const [suffix, fewest] of suffixes) {
    const rest = base.slice(0, -suffix.length);
    if (!base.endsWith(suffix) || rest.length < fewest || (suffix === 's' && rest.endsWith('s')))
      continue;
    return undouble(rest);
  }
  return base;
}

const undouble = (word: string): string =>
  /([bdgklmnprt])\1$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word;
