import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import busboy from 'busboy';
import { AppError } from '#server/app-error.ts';
import { safeName } from './safe-name.ts';

export type Upload = { name: string; bytes: Uint8Array };
export type Fields = Record<string, string>;

type Limits = {
  /** Filled as fields arrive, so that the submitted values survive a refused file. */
  fields: Fields;
  deadlineMs: number;
  file?: { field: string; maxBytes: number };
};

const maxFieldsBytes = 64 * 1024;
const maxFields = 40;

/**
 * Reads a posted form of plain fields and at most one file. Stops reading, whatever Content-Length
 * says, when the file or the body is too large or the deadline has passed.
 */
export async function readForm(request: Request, limits: Limits): Promise<Upload | null> {
  const { fields, file, deadlineMs } = limits;
  const most = (file?.maxBytes ?? 0) + maxFieldsBytes;
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > most;
  if (isTooLong && !file) throw new AppError('BODY_TOO_LARGE');
  if (request.body === null) return null;

  const parser = createParser(request, file);
  const body = Readable.fromWeb(request.body as NodeStream);
  let upload: Upload | null = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (refusal: ConstructorParameters<typeof AppError>[0]) => {
        reject(new AppError(refusal));
      };
      timer = setTimeout(refuse, deadlineMs, 'FILE_TOO_SLOW');
      let received = 0;
      body.on('data', (chunk: Uint8Array) => {
        received += chunk.byteLength;
        if (received > (isTooLong ? maxFieldsBytes : most)) refuse('BODY_TOO_LARGE');
      });
      parser.on('field', (name, value, info) => {
        if (info.valueTruncated || info.nameTruncated) refuse('BODY_TOO_LARGE');
        // NUL can't be typed or stored; browsers send line ends as CRLF.
        fields[name] = value.replaceAll('\0', '').replaceAll('\r\n', '\n');
      });
      parser.on('file', (field, stream, info) => {
        if (isTooLong) refuse('FILE_TOO_LARGE');
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('error', () => refuse('INVALID_INPUT'));
        stream.on('limit', () => refuse('FILE_TOO_LARGE'));
        stream.on('close', () => {
          const bytes = Buffer.concat(parts);
          const hasFile = Boolean(info.filename) || bytes.length > 0;
          if (field === file?.field && hasFile) upload = { name: safeName(info.filename), bytes };
        });
      });
      parser.on('fieldsLimit', () => refuse('BODY_TOO_LARGE'));
      parser.on('close', resolve);
      parser.on('error', () => refuse('INVALID_INPUT'));
      body.on('error', () => refuse('INVALID_INPUT'));
      body.pipe(parser);
    });
    return upload;
  } finally {
    clearTimeout(timer);
    body.unpipe(parser);
    body.destroy();
    parser.destroy();
  }
}

function createParser(request: Request, file: Limits['file']) {
  const files = file ? 1 : 0;
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fields: maxFields,
        fieldNameSize: 100,
        fieldSize: maxFieldsBytes,
        files,
        // The parser reports an error at the limit itself, not past it.
        fileSize: (file?.maxBytes ?? 0) + 1,
        parts: maxFields + files,
      },
    });
  } catch {
    throw new AppError('INVALID_INPUT');
  }
}
