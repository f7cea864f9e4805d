/**
 * Content-Disposition with the name in both forms: ASCII for old clients, UTF-8 for the rest (RFC
 * 6266, RFC 8187).
 */
export function disposition(how: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
