import { SaxesParser } from 'saxes';
import { UnreadableFile } from './unreadable-file.ts';

export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

const maxNodes = 300_000;
const maxDepth = 120;

/**
 * Parses XML into a tree without comments. Rejects document types, so only the five predefined
 * entities exist. Throws UnreadableFile: corrupt, tooComplex.
 */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  let count = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnreadableFile('corrupt');
  });
  parser.on('doctype', () => {
    throw new UnreadableFile('corrupt');
  });
  parser.on('opentag', (tag) => {
    const node: XmlNode = { name: tag.name, attributes: tag.attributes, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
    count += 1;
    if (count > maxNodes || stack.length > maxDepth) throw new UnreadableFile('tooComplex');
  });
  parser.on('text', (written) => {
    const node = stack.at(-1);
    if (node && stack.length > 1) node.text += written;
  });
  parser.on('closetag', () => stack.pop());
  parser.write(text).close();
  return root;
}

export const childOf = (node: XmlNode | undefined, name: string) =>
  node?.children.find((child) => child.name === name);

/** The first descendant with this name. */
export function nodeBelow(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : nodeBelow(child, name);
    if (found) return found;
  }
  return undefined;
}

/** A toggle property of Word: `<w:b/>` is on, `<w:b w:val="0"/>` is off; undefined when absent. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = childOf(node, name);
  if (!found) return undefined;
  return !/^(?:0|false|off|none)$/u.test(found.attributes['w:val'] ?? '1');
}
