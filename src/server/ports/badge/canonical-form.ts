import { contextOf, UnknownContext } from './bundled-contexts.ts';

/** What a document is in JSON: an object with string keys. */
export type JsonObject = Record<string, unknown>;

const timeoutMs = 3_000;

/**
 * The statements of a JSON-LD document in their one canonical order (RDFC-1.0). Fails for a term
 * without a meaning, which would otherwise be left out and stay unsigned.
 */
export async function canonicalForm(document: JsonObject): Promise<string> {
  requireNamedContexts(document);
  // Loaded by the first badge, not by the start of the server.
  const { default: jsonld } = await import('jsonld');
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    base: null,
    documentLoader: async (url) => ({
      contextUrl: null,
      documentUrl: url,
      document: contextOf(url),
    }),
    // Statements can be built so that sorting them never ends.
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** A context written into the document itself could give every word another meaning. */
function requireNamedContexts(value: unknown): void {
  if (Array.isArray(value)) return void value.forEach(requireNamedContexts);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '@context') requireNamedContexts(inner);
    else
      for (const url of [inner].flat()) {
        if (typeof url !== 'string') throw new UnknownContext('a context of its own');
        contextOf(url);
      }
  }
}
