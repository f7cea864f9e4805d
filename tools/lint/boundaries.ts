import path from 'node:path';
import { exceptions, type Floor, floors, guardedPackages } from './import-table.ts';
import { part, rule, type SyntaxNode } from './rule.ts';

const aliases: Record<string, string> = { '#content/': 'content/' };

/** Imports go down the layers and never across. */
export const boundaries = rule(
  (file) => /^(src|e2e|tools)\//u.test(file),
  (report, file) => {
    const floor = floors.find((row) => row.files.test(file));
    const judge = (source: SyntaxNode | null | undefined) => {
      if (source?.type !== 'Literal' || typeof source['value'] !== 'string') return;
      const sentence = refusalOf(file, floor, source['value']);
      if (sentence !== undefined) report(source, sentence);
    };
    const judgeSource = (node: SyntaxNode) => judge(part(node, 'source'));
    return {
      ImportDeclaration: judgeSource,
      ImportExpression: judgeSource,
      ExportAllDeclaration: judgeSource,
      ExportNamedDeclaration: judgeSource,
      TSImportType: judgeSource,
    };
  },
);

function refusalOf(file: string, floor: Floor | undefined, wanted: string): string | undefined {
  if (/^\.\.(\/|$)/u.test(wanted)) return `write an alias such as #domain/… instead of '${wanted}'`;
  if (exceptions.some((row) => row.files.test(file) && row.imports.test(wanted))) return undefined;
  const target = projectPath(file, wanted);
  if (target === undefined) return packageRefusal(file, floor, wanted);
  if (floor === undefined) return undefined;
  const own = `^${escaped(ownFolder(file))}`;
  const allowed = floor.may.some((row) => new RegExp(row.replace('<own>', own), 'u').test(target));
  return allowed ? undefined : `${floor.name} may not import ${target}: ${floor.instead}`;
}

function packageRefusal(file: string, floor: Floor | undefined, wanted: string) {
  if (floor?.guarded?.test(wanted)) return undefined;
  if (floor !== undefined && floor.packages !== 'all') {
    if (floor.packages.test(wanted)) return undefined;
    return `${floor.name} may not import the package ${wanted}: ${floor.instead}`;
  }
  const guard = guardedPackages.find((row) => row.on.test(file) && row.name.test(wanted));
  return guard === undefined ? undefined : `${wanted} is not for this file: ${guard.say}`;
}

function projectPath(file: string, wanted: string): string | undefined {
  if (wanted.startsWith('./')) return path.posix.join(path.posix.dirname(file), wanted);
  if (!wanted.startsWith('#')) return undefined;
  for (const [alias, folder] of Object.entries(aliases)) {
    if (wanted.startsWith(alias)) return folder + wanted.slice(alias.length);
  }
  return `src/${wanted.slice(1)}`;
}

/** A feature or port owns its whole folder, subfolders included. */
function ownFolder(file: string): string {
  const owner = /^src\/(server\/(features|ports)|web\/features)\/[^/]+\//u.exec(file)?.[0];
  return owner ?? `${path.posix.dirname(file)}/`;
}

const escaped = (text: string) => text.replaceAll(/[.$()[\]{}*+?^|\\]/gu, '\\$&');
