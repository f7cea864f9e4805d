export type Encoding = 'zstd' | 'br' | 'gzip';

/** The first of the encodings that a browser accepts, or none; `q=0` is a no. */
export function acceptedEncoding<Offered extends Encoding>(
  /** Chooses the response encoding: brotli, then gzip, else none; `q=0` forbids one. */
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    accepted.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return offered.find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0) ?? null;
}
