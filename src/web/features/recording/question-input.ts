/** Which question the address asks for. */
export function questionInput(params: URLSearchParams) {
  const [questionId, after] = [params.get('question'), params.get('after')];
  const isId = (id: string | null): id is string => id !== null && /^[\w-]{1,20}$/u.test(id);
  if (isId(questionId)) return { questionId };
  return isId(after) ? { after } : {};
}
