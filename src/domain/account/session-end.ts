/** When an idle session expires: this many minutes after its last activity. */
export function sessionEnd(lastSeenAt: Date, minutes: number): Date {
  return new Date(lastSeenAt.getTime() + minutes * 60_000);
}
