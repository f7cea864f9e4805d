import { areAlike } from './is-hidden-text.ts';
import { childOf, isOn, parseXml, type XmlNode } from './parse-xml.ts';

export type TextStyle = {
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** Points. */
  size: number;
  color: string;
  font: string;
  isList: boolean;
};

const plain: TextStyle = {
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: 11,
  color: '',
  font: '',
  isList: false,
};

const whites = /^(?:f[a-f\d]f[a-f\d]f[a-f\d])$/iu;

/** Applies run properties to a style. */
export function withProperties(base: TextStyle, properties: XmlNode | undefined): TextStyle {
  if (!properties) return base;
  const size = Number(childOf(properties, 'w:sz')?.attributes['w:val']) / 2;
  const color = childOf(properties, 'w:color')?.attributes['w:val'] ?? base.color;
  const fill = fillOf(properties);
  return {
    ...base,
    isBold: isOn(properties, 'w:b') ?? base.isBold,
    isItalic: isOn(properties, 'w:i') ?? base.isItalic,
    isHidden: (isOn(properties, 'w:vanish') ?? base.isHidden) || isSame(color, fill),
    size: Number.isFinite(size) && size > 0 ? size : base.size,
    color,
  };
}

const isSame = (color: string, fill: string) =>
  color.length === 6 && fill.length === 6 && areAlike(`#${color}`, `#${fill}`);

const fillOf = (properties: XmlNode | undefined) =>
  childOf(properties, 'w:shd')?.attributes['w:fill'] ?? '';

/** Whether the properties set a background color on which white text is visible. */
export function isShaded(properties: XmlNode | undefined): boolean {
  const fill = fillOf(properties);
  return fill !== '' && fill !== 'auto' && !whites.test(fill);
}

/** Invisible text: hidden, white on white, or too small. */
export const isUnseen = (style: TextStyle, onColor: boolean) =>
  style.isHidden || style.size < 2.5 || (whites.test(style.color) && !onColor);

/** Looks up DOCX styles by id, with inheritance resolved. */
export function readStyles(xml: string | undefined): (id: string | undefined) => TextStyle {
  if (xml === undefined) return () => plain;
  const root = childOf(parseXml(xml), 'w:styles');
  const defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  const start = withProperties(plain, defaults);
  const nodes = new Map(
    (root?.children ?? [])
      .filter((node) => node.name === 'w:style')
      .map((node) => [node.attributes['w:styleId'] ?? '', node]),
  );
  const made = new Map<string, TextStyle>();
  const styleOf = (id: string, depth: number): TextStyle => {
    const known = made.get(id);
    if (known) return known;
    const node = nodes.get(id);
    if (!node || depth > 12) return start;
    const parent = childOf(node, 'w:basedOn')?.attributes['w:val'];
    const base = parent === undefined ? start : styleOf(parent, depth + 1);
    const name = childOf(node, 'w:name')?.attributes['w:val'] ?? '';
    const style = {
      ...withProperties(base, childOf(node, 'w:rPr')),
      font: /^(?:heading|title)/iu.test(name) ? name : base.font,
      isList:
        base.isList ||
        childOf(childOf(node, 'w:pPr'), 'w:numPr') !== undefined ||
        /^list bullet/iu.test(name),
    };
    made.set(id, style);
    return style;
  };
  return (id) => (id === undefined ? styleOf('Normal', 0) : styleOf(id, 0));
}
