import type { ReactNode } from 'react';

/** How recordings are made and played; provided by another feature. */
export type MediaParts = {
  player: (media: {
    src: string;
    hasVideo: boolean;
    label: string;
    captions?: { src: string; label: string } | undefined;
  }) => ReactNode;
  /** Nothing where no service turns speech into text. */
  transcriber: (button: { busy: boolean; onPress: () => void }) => ReactNode;
  recorder: (recorder: {
    questionId: string;
    prompt: string;
    video: boolean;
    onRecorded: (recordingId: string) => void;
    onBusy: (isBusy: boolean) => void;
  }) => ReactNode;
  /** Offers an interrupted recording as the answer. */
  unfinished: (recording: {
    questionId: string;
    onSaved: (recordingId: string) => void;
  }) => ReactNode;
};
