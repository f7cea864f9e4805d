import type { RichTextKey, TextKey } from '#texts/translate.ts';

type WithSentence<Key> = Key extends `${infer Start}.label`
  ? `${Start}.said` extends RichTextKey
    ? Start
    : never
  : never;

/** An action of the audit log, and where its texts start: `.label` for the filter, `.said` for the entry. */
export type AuditDeclaration = { action: string; texts: WithSentence<TextKey> };
