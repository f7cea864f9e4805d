import type { RichTextKey, TextKey } from '#texts/translate.ts';

type WithSentence<Key> = Key extends `${infer Start}.label`
  ? `${Start}.said` extends RichTextKey
    ? Start
    : never
  : never;

/** An audit action and its text prefix: `.label` for the filter, `.said` for the entry. */
export type AuditDeclaration = { action: string; texts: WithSentence<TextKey> };
