import { Readable } from 'node:stream';
import { AppError } from '#server/app-error.ts';
import { loadFile } from '#server/features/file/load-file.ts';
import type { App } from './door.ts';
import { isUuid } from './is-uuid.ts';

/** Serves an uploaded file to those who may see it, always as a download, never into a cache. */
export function addFileDoor(app: App): void {
  app.get('/files/:fileId', async (c) => {
    const fileId = c.req.param('fileId');
    if (!isUuid(fileId)) return c.json({ code: 'NOT_FOUND' }, 404);
    const ctx = await c.get('ctx')();
    try {
      const file = await loadFile(ctx, fileId);
      return new Response(Readable.toWeb(file.stream) as ReadableStream, {
        headers: {
          'content-type': file.row.mediaType,
          'content-length': String(file.size),
          'content-disposition': disposition(file.row.name),
          'cache-control': 'private, no-store',
        },
      });
    } catch (error) {
      if (error instanceof AppError) return c.json({ code: 'NOT_FOUND' }, 404);
      throw error;
    }
  });
}

/** Attachment with the name in both forms: plain ASCII for old clients, UTF-8 for the rest (RFC 6266, RFC 8187). */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
