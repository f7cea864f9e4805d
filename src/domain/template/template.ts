import { splitEasternName } from '#domain/account/printed-name.ts';
/** 'reply': for messages. 'rejection': for the reason that a rejected applicant reads. */
export const templateKinds = ['reply', 'rejection'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Filled in for each applicant, written in braces: {first_name}. */
export const placeholders = ['first_name', 'job', 'company', 'sender'] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Record<Placeholder, string>;

const inBraces = /\{([a-z_]+)\}/gu;
const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** Fills in each placeholder once; filled-in texts and unknown names stay as they are. */
export function mergeTemplate(body: string, values: PlaceholderValues): string {
  return body.replaceAll(inBraces, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}

/** Names in braces that are no placeholder, as typed. */
export function unknownPlaceholders(body: string): string[] {
  const names = [...body.matchAll(inBraces)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

/**
 * The first word of a name, as a letter addresses its reader; in Chinese, Japanese and Korean the
 * whole name, whose first word is the last name.
 */
export function firstNameOf(fullName: string): string {
  if (splitEasternName(fullName) !== null) return fullName.trim();
  return fullName.trim().split(/\s+/u)[0] ?? '';
}

/** Characters; a rejection's reason may have no more. */
export const maxTemplateLength = { name: 80, body: 1_000 };
/** Templates of one company. */
export const maxTemplates = 100;
