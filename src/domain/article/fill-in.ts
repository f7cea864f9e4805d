/** The text with every `{name}` replaced by what the name stands for. A name that stands for nothing is an error. */
export function fillIn(source: string, values: Record<string, string>): string {
  return source.replaceAll(/\{([a-z-]+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing stands for {${name}}`);
    return value;
  });
}
