import { UnreadableFile } from './unreadable-file.ts';

export type DocumentKind = 'pdf' | 'docx' | 'json' | 'text';

const latin = new TextDecoder('latin1');

/**
 * Detects the file type by content, never by name. Throws UnreadableFile: empty, wrongType,
 * encrypted.
 */
export function sniffDocument(bytes: Uint8Array): DocumentKind {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  const head = latin.decode(bytes.subarray(0, 1024));
  if (/^(?:MZ|\u007FELF)/u.test(head)) throw new UnreadableFile('wrongType');
  if (head.startsWith('PK\u0003\u0004')) return 'docx';
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    // A password-protected DOCX is an OLE container with this entry in UTF-16.
    const isLocked = latin.decode(bytes).includes([...'EncryptedPackage'].join('\u0000'));
    throw new UnreadableFile(isLocked ? 'encrypted' : 'wrongType');
  }
  const text = textOf(bytes);
  if (text === null) throw new UnreadableFile('wrongType');
  if (text.trim() === '') throw new UnreadableFile('empty');
  return /^\s*\{/u.test(text) ? 'json' : 'text';
}

/** The text of a plain text file; null for other files. */
export function textOf(bytes: Uint8Array): string | null {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/u.test(text) ? null : text;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /[\u0000-\u0008\u000E-\u001F]/u.test(text) ? null : text;
  }
}
