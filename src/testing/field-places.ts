/** Why a response field has no place in a posting. */
export const leftReasons = {
  again: 'another field, which is read, says the same',
  part: 'it says how to read another field',
  empty:
    'nothing stands in it here; it is read where something does, or another field stands for it',
  own: 'a number, name or mark of their own system',
  list: 'it is about the answer as a whole, and no posting',
  apply: 'it is about applying, which one does over there',
  consent: 'it is about data that one leaves over there',
  language: 'postings are not told apart by language',
  day: 'a posting keeps the day on which it was posted',
  hours: 'a posting outside says full-time or part-time, and no hours',
  conditions: 'conditions are kept for postings of ours alone, where they are judged',
  page: 'it is about how their own page looks, and where on it this stands',
  street: 'a posting says where it is down to the city',
};

export type Fields = {
  /** Parts of a posting, and the fields that change them. */
  goes: Record<string, string>;
  left: { [Reason in keyof typeof leftReasons]?: string };
};
