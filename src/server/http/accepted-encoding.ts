/** Chooses the response encoding: brotli, then gzip, else none; `q=0` forbids one. */
export function acceptedEncoding(header: string | null | undefined): 'br' | 'gzip' | null {
  const offered = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    offered.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const isWelcome = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0;
  if (isWelcome('br')) return 'br';
  return isWelcome('gzip') ? 'gzip' : null;
}
