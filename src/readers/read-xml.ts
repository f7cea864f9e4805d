import { SaxesParser } from 'saxes';
import { namedEntities } from '#domain/external-jobs/decode-entities.ts';
import { UnreadableFile } from './unreadable-file.ts';

const maxElements = 100_000;
const maxDepth = 60;

type Element = {
  name: string;
  attributes: [string, string][];
  text: string;
  children: Map<string, unknown[]>;
  /** XHTML content, which is kept as markup. */
  isMarkup: boolean;
};

/**
 * Reads XML as plain values: an element is an object with a list per child name. One without
 * children and attributes is its text; with attributes, '@name' holds each and '#' the text. XHTML
 * content is its markup. Rejects document types, so no file defines entities; those of HTML, which
 * many feeds use anyway, are known. Throws UnreadableFile: corrupt, tooComplex.
 */
export function readXml(text: string): Record<string, unknown> {
  const root = elementOf('', {});
  const open = [root];
  let count = 0;
  let markupDepth = 0;
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, namedEntities);
  const refuse = () => {
    throw new UnreadableFile('corrupt');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > maxElements || open.length + markupDepth > maxDepth)
      throw new UnreadableFile('tooComplex');
    const parent = open.at(-1) ?? root;
    if (parent.isMarkup) {
      parent.text += `<${localName(name)}>`;
      markupDepth += 1;
    } else open.push(elementOf(name, attributes));
  });
  const addText = (written: string) => {
    const element = open.at(-1) ?? root;
    element.text += element.isMarkup ? escaped(written) : written;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (markupDepth > 0) {
      markupDepth -= 1;
      (open.at(-1) ?? root).text += `</${localName(name)}>`;
      return;
    }
    const element = open.pop() ?? root;
    const { children } = open.at(-1) ?? root;
    const same = children.get(name) ?? [];
    same.push(valueOf(element));
    children.set(name, same);
  });
  parser.write(text).close();
  return Object.fromEntries(root.children);
}

const elementOf = (name: string, attributes: Record<string, string>): Element => ({
  name,
  attributes: Object.entries(attributes),
  text: '',
  children: new Map(),
  isMarkup: attributes['type'] === 'xhtml',
});

function valueOf({ attributes, children, text }: Element): unknown {
  if (attributes.length === 0 && children.size === 0) return text.trim();
  return Object.fromEntries([
    ...attributes.map(([name, value]) => [`@${name}`, value]),
    ['#', text.trim()],
    ...children,
  ]);
}

const localName = (name: string) => name.replace(/^.*:/u, '');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
