import { execFileSync, spawnSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  const links: string[] = [];
  const roles: string[] = [];
  const places: { str: string; y: number }[] = [];
  let widest = 0;
  const sizes = new Map<number, number>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    const [, , width = 0] = page.view;
    for (const item of items)
      if ('str' in item) {
        places.push({ str: item.str, y: item.transform[5] });
        widest = Math.max(widest, (item.transform[4] + item.width) / width);
        sizes.set(item.height, (sizes.get(item.height) ?? 0) + item.str.length);
      }
    const annotations: { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
    roles.push(...rolesIn(await page.getStructTree()));
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  // A Map, despite its type.
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const attached = new Map<string, string>();
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? [])
    attached.set(
      filename,
      decoder.decode((await pdf.getAttachmentContent(id)) ?? new Uint8Array()),
    );
  await pdf.loadingTask.destroy();
  // The text size of most letters, in points.
  const [[textSize = 0] = []] = [...sizes].toSorted(([, one], [, other]) => other - one);
  const text = pages.join('\n');
  // How far to the right the text reaches: 1 is the edge of the page.
  return { widest, textSize, text, places, links, roles, info, marks, pages, attached };
}

const decoder = new TextDecoder();

function rolesIn(node: object | null): string[] {
  if (node === null || !('role' in node)) return [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [String(node.role), ...children.flatMap(rolesIn)];
}

export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text as poppler extracts it: by position on the page, or in file order. */
export function popplerText(bytes: Uint8Array, order: 'page' | 'raw'): string {
  const mode = order === 'raw' ? ['-raw'] : [];
  return execFileSync('pdftotext', [...mode, '-', '-'], { input: bytes, encoding: 'utf8' });
}
