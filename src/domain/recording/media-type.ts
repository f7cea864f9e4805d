export const recordingKinds = ['video', 'audio'] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** The containers that browsers record: MP4 in Safari, WebM elsewhere. */
export const mediaTypes = ['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The media type without codecs; null if it isn't one that is recorded here. */
export function mediaTypeOf(contentType: string | undefined): MediaType | null {
  const base = contentType?.split(';')[0]?.trim().toLowerCase();
  return mediaTypes.find((each) => each === base) ?? null;
}

export const kindOf = (mediaType: MediaType): RecordingKind =>
  mediaType.startsWith('video') ? 'video' : 'audio';

export const isWebm = (mediaType: MediaType): boolean => mediaType.endsWith('webm');

/** Whether a file starts with this container's signature. */
export function beginsAs(mediaType: MediaType, bytes: Uint8Array): boolean {
  const [from, magic] = isWebm(mediaType)
    ? [0, [0x1a, 0x45, 0xdf, 0xa3]]
    : [4, [...'ftyp'].map((letter) => letter.charCodeAt(0))];
  return magic.every((byte, at) => bytes[from + at] === byte);
}
