/**
 * Area → key within the area ('title', 'form.name') → a string, or the nodes of a compiled ICU
 * message.
 */
export type CompiledTexts = Record<string, Record<string, string | unknown[]>>;
