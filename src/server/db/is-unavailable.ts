/**
 * The connection failed, was refused or ended; the disk is full; the database takes no writes; a
 * statement reached its time limit.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOSPC|EPIPE|ETIMEDOUT|08\w{3}|53[123]00|57P0[1-3]|57014|25006)$/u;
/** The driver's own errors have no code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/u;

/** Whether an error says that the database can't be used for now, rather than that our code is wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.test(String(at.code))) return true;
    if (driverMessages.test(at.message)) return true;
  }
  return false;
}
