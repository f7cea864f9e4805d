import type { CompiledMessage } from 'icu-minify/format';

export type ArgumentKind = 'text' | 'number' | 'date' | 'tag';

const select = 1;
const kinds: Record<number, ArgumentKind> = {
  [select]: 'text',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'date',
  6: 'date',
};

/** The arguments of a compiled message; the narrower kind wins if one is used twice. */
export function messageArguments(message: CompiledMessage): Map<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  const add = (name: string, kind: ArgumentKind) => {
    const known = found.get(name);
    if (known === undefined || known === 'text') found.set(name, kind);
    else if (kind !== 'text' && kind !== known)
      throw new Error(`{${name}} is both ${known} and ${kind}`);
  };
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, type, options] = node as [string, unknown, unknown];
    const kind = typeof type === 'number' ? kinds[type] : undefined;
    if (kind === undefined) {
      add(name, node.length === 1 ? 'text' : 'tag');
      for (const child of node.slice(1)) walk(child);
      return;
    }
    add(name, kind);
    if (kind === 'date' || type === 4) {
      if (typeof options === 'string')
        throw new Error(
          `{${name}} has the named style '${options}': write a skeleton such as ::percent`,
        );
      return;
    }
    for (const branch of Object.values(options as Record<string, unknown>)) walkAll(branch);
  };
  const walkAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) for (const node of nodes) walk(node);
  };
  walkAll(message);
  return found;
}
