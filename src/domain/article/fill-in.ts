/** Replaces every `{name}` with its value. Throws for an unknown name. */
export function fillIn(source: string, values: Record<string, string>): string {
  return source.replaceAll(/\{([a-z-]+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing stands for {${name}}`);
    return value;
  });
}
