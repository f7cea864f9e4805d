import { unzipSync } from 'fflate';
import { UnreadableFile } from './unreadable-file.ts';

const maxEntries = 1000;
const maxBytesOfPart = 12_000_000;
const maxBytes = 24_000_000;

const neededParts =
  /^(?:word\/(?:document|header\d*|footer\d*|styles|numbering)\.xml|word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels|docProps\/core\.xml)$/u;

/**
 * Returns the parts of a DOCX that contain text. Checks sizes before unpacking, and truncates a
 * part that is larger than declared. Throws UnreadableFile: tooComplex, wrongType, corrupt.
 */
export function openDocx(bytes: Uint8Array): Map<string, string> {
  let entries = 0;
  let size = 0;
  let hasPictures = false;
  const isNeededPart = (name: string, length: number, packed: number) => {
    entries += 1;
    if (entries > maxEntries) throw new UnreadableFile('tooComplex');
    hasPictures ||= name.startsWith('word/media/');
    if (!neededParts.test(name)) return false;
    // Deflate never enlarges noticeably, so a declared size below the packed size is false.
    if (packed > length + 1000) throw new UnreadableFile('corrupt');
    size += length;
    if (length > maxBytesOfPart || size > maxBytes) throw new UnreadableFile('tooComplex');
    return true;
  };
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: (file) => isNeededPart(file.name, file.originalSize, file.size),
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('corrupt');
  }
  const decoder = new TextDecoder();
  const texts = new Map(Object.entries(parts).map(([name, part]) => [name, decoder.decode(part)]));
  if (!texts.has('word/document.xml')) throw new UnreadableFile('wrongType');
  if (hasPictures) texts.set('pictures', 'yes');
  return texts;
}
