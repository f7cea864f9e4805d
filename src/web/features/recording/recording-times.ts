/** Minutes and seconds: 3:07. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const mediaPath = (recordingId: string) => `/recordings/${recordingId}/media`;
