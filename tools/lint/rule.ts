/**
 * The part of the linter's plugin interface that our rules use; paths are relative to the project.
 */
export type SyntaxNode = { type: string; [part: string]: unknown };
export type Report = (node: SyntaxNode, message: string) => void;
export type Visitor = Record<string, (node: SyntaxNode) => void>;
type Context = {
  filename: string;
  cwd: string;
  report(finding: { node: SyntaxNode; message: string }): void;
};

/** Limits a rule to the files that `applies` accepts, by path from the project's root. */
export function rule(
  applies: (file: string) => boolean,
  visit: (report: Report, file: string) => Visitor,
) {
  return {
    create(context: Context): Visitor {
      const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
      if (!applies(file)) return {};
      return visit((node, message) => context.report({ node, message }), file);
    },
  };
}

export const isTest = (file: string) => /\.(test|spec|suite|fixture)\.tsx?$/u.test(file);
export const part = (node: SyntaxNode, name: string) => node[name] as SyntaxNode | null | undefined;
export const partsOf = (node: SyntaxNode, name: string) => (node[name] ?? []) as SyntaxNode[];
