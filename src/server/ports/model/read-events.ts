/** Parses the JSON data of server-sent events; skips everything else. */
export function readEvents(text: string): unknown[] {
  return text.split(/\r?\n\r?\n/u).flatMap((event) => {
    const data = event
      .split(/\r?\n/u)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim())
      .join('\n');
    try {
      return data === '' ? [] : [JSON.parse(data) as unknown];
    } catch {
      return [];
    }
  });
}

export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}
