import { deflateSync, inflateSync } from 'node:zlib';

/** A PDF by the numbers of its objects: what stands between 'obj' and 'endobj', a byte a letter. */
export type Objects = Map<number, string>;

/** What a stream says when it is unpacked; null for one packed otherwise. */
export function streamOf(body: string): string | null {
  const start = body.indexOf('stream\n');
  if (start < 0) return null;
  const data = body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream'));
  const head = body.slice(0, start);
  if (!head.includes('/Filter')) return data;
  return head.includes('/Filter /FlateDecode')
    ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    : null;
}

export function packStream(entries: string, content: string): string {
  const data = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `<< ${entries}/Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}
