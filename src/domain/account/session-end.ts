/** When a session ends whose user did something last at this moment: after so many minutes. */
export function sessionEnd(lastSeenAt: Date, minutes: number): Date {
  return new Date(lastSeenAt.getTime() + minutes * 60_000);
}
