import type { CompiledTexts } from '#texts/compiled-texts.ts';

type Area = CompiledTexts[string];
type Message = Area[string];

/** An argument that every text may use without being passed: the platform's name. */
export const productArgument = 'product';

const filled = new WeakMap<Area, { name: string; texts: Area }>();

/** Fills the platform's name into the texts of an area; cached per name. */
export function withProduct(area: Area, name: string): Area {
  const known = filled.get(area);
  if (known?.name === name) return known.texts;
  const texts = Object.fromEntries(
    Object.entries(area).map(([key, message]) => [key, filledIn(message, name)]),
  );
  filled.set(area, { name, texts });
  return texts;
}

function filledIn(message: Message, name: string): Message {
  if (typeof message === 'string') return message;
  const nodes = message.map((node) => nodeOf(node, name));
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

/**
 * An argument is an array of just its name, a tag its name and content; others carry messages as
 * options.
 */
function nodeOf(node: unknown, name: string): unknown {
  if (Array.isArray(node)) {
    if (node.length === 1) return node[0] === productArgument ? name : node;
    return [node[0], ...node.slice(1).map((each) => nodeOf(each, name))];
  }
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([option, message]) => [
      option,
      typeof message === 'object' ? filledIn(message as unknown[], name) : (message as unknown),
    ]),
  );
}
