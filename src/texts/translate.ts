import type { RichTextArguments, TextArguments } from './text-keys.ts';

export type TextKey = keyof TextArguments;
/** Keys of texts without arguments. */
export type PlainTextKey = {
  [Key in TextKey]: TextArguments[Key] extends undefined ? Key : never;
}[TextKey];
export type RichTextKey = keyof RichTextArguments<unknown>;

type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

/**
 * The arguments of a text: none, or one object with exactly those keys. A key that no text has is
 * inferred as all of them, whose arguments together would take the compiler 20 seconds.
 */
export type ArgumentsOf<Key extends TextKey> = [TextKey] extends [Key]
  ? [values: never]
  : [TextArguments[Key]] extends [undefined]
    ? []
    : [values: Every<Exclude<TextArguments[Key], undefined>>];

export type Translate = <Key extends TextKey>(key: Key, ...values: ArgumentsOf<Key>) => string;
