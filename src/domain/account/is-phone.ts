/** Some short numbers have no more. */
const fewestDigits = 5;

/** Digits of any script and the marks that numbers are written with, or several such numbers. */
const shape = /^(?:[\p{Nd}\s+()./,;–‐-]|ext\.?|x|#)+$/iu;

/** Whether the text can be a phone number. Lenient: formats differ by country. */
export const isPhone = (typed: string) =>
  shape.test(typed) && (typed.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
