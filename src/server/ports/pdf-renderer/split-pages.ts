import type { RenderedPage } from './pdf-renderer.ts';

const pageBlock = /^ {4}<g(?:>| [^>]*>)\n([\s\S]*?)\n {4}<\/g>$/gmu;
const paper = /^ {4}<path class="typst-shape" [^>]*d="M 0 0v ([\d.]+) h ([\d.]+) /gmu;
const symbol = /<symbol id="(\w+)"[\s\S]*?<\/symbol>/gu;

/**
 * The compiler draws all pages in one tall image; this splits it into pages with the shapes that
 * each uses. Links are removed, and coordinates are cut to a hundredth of a point.
 */
export function splitPages(document: string): RenderedPage[] {
  const [body = '', defined = ''] = document.split('\n    <defs id="glyph">');
  const symbols = new Map([...shortened(defined).matchAll(symbol)].map(([all, id]) => [id, all]));
  const sizes = [...body.matchAll(paper)].map(([, height, width]) => [width, height].map(Number));
  return [...body.matchAll(pageBlock)].map(([, inner = ''], at) => {
    const [width = 0, height = 0] = sizes[at] ?? [];
    const shapes = shortened(inner.replaceAll(/<a [^>]*>|<\/a>/gu, ''));
    const used = new Set([...shapes.matchAll(/href="#(\w+)"/gu)].map(([, id]) => id));
    const defs = [...used].map((id) => symbols.get(id) ?? '').join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${shapes}<defs>${defs}</defs></svg>`;
    return { svg, width, height };
  });
}

const shortened = (text: string) =>
  text.replaceAll(/\n\s*| fill-rule="nonzero"/gu, '').replaceAll(/(\.\d\d)\d+/gu, '$1');
