import { isShaded, isUnseen, withProperties, type TextStyle } from './docx-styles.ts';
import { childOf, type XmlNode } from './parse-xml.ts';

/** A run of a paragraph in one style; tabs and line breaks are separate spans. */
export type Span = { text: string; style: TextStyle; isHidden: boolean; url: string | null };
export type Paragraph = { spans: Span[]; isList: boolean; breaksPage: boolean; boxes: XmlNode[] };

type Links = ReadonlyMap<string, string>;

/** The content of a paragraph, without its text boxes. */
export function readParagraph(
  node: XmlNode,
  styleOf: (id: string | undefined) => TextStyle,
  links: Links,
  onColor: boolean,
): Paragraph {
  const properties = childOf(node, 'w:pPr');
  const base = styleOf(childOf(properties, 'w:pStyle')?.attributes['w:val']);
  const paragraph: Paragraph = {
    spans: [],
    isList: base.isList || childOf(properties, 'w:numPr') !== undefined,
    breaksPage: false,
    boxes: [],
  };
  const isColored = onColor || isShaded(properties);
  let field = '';
  const add = (text: string, style: TextStyle, shown: boolean, url: string | null) =>
    paragraph.spans.push({ text, style, isHidden: isUnseen(style, shown), url });

  const walk = (parent: XmlNode, style: TextStyle, colored: boolean, url: string | null): void => {
    for (const child of parent.children) {
      if (child.name === 'w:r') {
        const own = childOf(child, 'w:rPr');
        const named = childOf(own, 'w:rStyle')?.attributes['w:val'];
        const styled =
          named === undefined ? style : { ...style, isBold: style.isBold || styleOf(named).isBold };
        walk(child, withProperties(styled, own), colored || isShaded(own) || hasMarker(own), url);
      } else if (child.name === 'w:t') add(child.text, style, colored, url ?? (field || null));
      else if (child.name === 'w:tab' || child.name === 'w:ptab') add('\t', style, colored, null);
      else if (child.name === 'w:noBreakHyphen') add('-', style, colored, url);
      else if (child.name === 'w:br' || child.name === 'w:cr') {
        if (child.attributes['w:type'] === 'page') paragraph.breaksPage = true;
        add('\n', style, colored, null);
      } else if (child.name === 'w:instrText')
        field = /HYPERLINK\s+"([^"]+)"/u.exec(child.text)?.[1] ?? field;
      else if (child.name === 'w:fldChar' && child.attributes['w:fldCharType'] === 'end')
        field = '';
      else if (child.name === 'w:hyperlink')
        walk(child, style, colored, links.get(child.attributes['r:id'] ?? '') ?? url);
      else if (child.name === 'w:txbxContent') paragraph.boxes.push(child);
      else if (
        child.name !== 'w:pPr' &&
        child.name !== 'w:rPr' &&
        child.name !== 'mc:Fallback' &&
        // Tracked changes: text that was deleted, or moved elsewhere.
        child.name !== 'w:del' &&
        child.name !== 'w:moveFrom'
      )
        walk(child, style, colored, url);
    }
  };
  walk(node, base, isColored, null);
  return paragraph;
}

const hasMarker = (properties: XmlNode | undefined) =>
  childOf(properties, 'w:highlight') !== undefined;
