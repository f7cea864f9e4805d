import type { ResolveFnOutput, ResolveHookSync } from 'node:module';

/**
 * A hook for `registerHooks` that remembers where each import leads. Node.js parses the whole
 * package.json of a package again for each import from it, which is half of the work of a start:
 * that of drizzle-orm has 180 KB. `own` is the folder whose files all see the same packages.
 */
export function createResolveOnce(own: string): ResolveHookSync {
  const found = new Map<string, ResolveFnOutput>();
  const formats = new Map<string, string>();

  return (specifier, context, next) => {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || !conditions.includes('import')) return next(specifier, context);
    // What is imported as JSON, for example.
    if (Object.keys(context.importAttributes).length > 0) return next(specifier, context);
    if (/^\.\.?\//u.test(specifier)) return inFolder(specifier, parent);
    const fromFolder = parent.startsWith(own) ? own : folderOf(parent);
    const key = `${specifier} ${conditions.join()} ${fromFolder}`;
    const known = found.get(key);
    if (known) return { ...known, shortCircuit: true };
    const answer = next(specifier, context);
    found.set(key, answer);
    return answer;

    /** All scripts of a folder with the same ending have the same format. */
    function inFolder(path: string, from: string): ResolveFnOutput {
      const { href } = new URL(path, from);
      const ending = /\.[cm]?[jt]s$/u.exec(href)?.[0];
      if (ending === undefined) return next(specifier, context);
      const kind = folderOf(href) + ending;
      const format = formats.get(kind);
      if (format !== undefined) return { url: href, format, shortCircuit: true };
      const answer = next(specifier, context);
      // Not behind a symbolic link, where the folder is another one.
      if (answer.format && answer.url === href) formats.set(kind, answer.format);
      return answer;
    }
  };
}

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
