/** What one attempt found: the status of the answer, or null without an answer. */
export type LinkAnswer = number | null;
export type LinkCheck = { url: string; status: LinkAnswer; failures: number; checkedAt: Date };

const gone = new Set([404, 410]);
/** Sites are down or slow at times: only the second week without an answer counts. */
const enoughFailures = 2;

/** Sites that turn robots away, fail or redirect are there; only 'not found' and silence count. */
export const isDeadLink = ({ status, failures }: Pick<LinkCheck, 'status' | 'failures'>) =>
  status === null ? failures >= enoughFailures : gone.has(status);

/** Without an answer from more than half of the links, the fault is our own connection. */
export const isOffline = (answers: readonly LinkAnswer[]) =>
  answers.filter((answer) => answer === null).length * 2 > answers.length;
