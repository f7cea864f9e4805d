const label =
  /^(?:technolog(?:y|ies)|tech(?:nical)? stack|stack|tools?|tools used|environment|skills?|skills used|keywords|team(?: size)?|role|client|duration|languages?|link|url|website|github|demo|live|location|place|company(?: name)?|designation|position|frameworks?|databases?|platforms?|libraries|courses?|gpa|cgpa|reference)s?\s*[:–-]/iu;
/** 'Languages: Go, Rust' lists names and describes no work. */
const named =
  /^(?!(?:my |the )?(?:key |main )?(?:duties|responsibilities|tasks|roles))[\p{L} /&]{2,30}:\s/iu;

/** A description line that says what was done: not a label, a list of names or a bare URL. */
export function isPoint(text: string): boolean {
  const words = text.split(/\s+/u);
  if (label.test(text) || /[:]$/u.test(text) || /^(?:https?:\S+|www\.\S+)$/iu.test(text))
    return false;
  const parts = text.split(/\s*[,|•;/]\s*/u);
  const isList = parts.length >= 3 && parts.every((part) => part.split(' ').length <= 3);
  return words.length >= 2 && !isList;
}

/**
 * A bullet point that the word lists can judge: in Latin letters, and without a label such as
 * 'Backend: …'.
 */
export function isJudgeablePoint(text: string): boolean {
  return isPoint(text) && !named.test(text) && /\p{Script=Latin}/u.test(text);
}
