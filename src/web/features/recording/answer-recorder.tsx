import { useState } from 'react';
import type { Recording } from '#contract/recording.ts';
import { Consent } from './consent.tsx';
import { DeviceCheck } from './device-check.tsx';
import type { Ending } from './use-media-recorder.ts';

type Props = {
  question: { id: string; question: string };
  /** Offers the camera; without it, sound alone is recorded. */
  video?: boolean;
  company?: string;
  onFinished: (recording: Recording, ending: Ending | null) => void;
  /** Shown in place of the recorder if this device can't record. */
  onUnavailable: () => void;
  /** While recording and saving, the page shows nothing else. */
  onBusy: (isBusy: boolean) => void;
};

/** Records one answer: consent, a check of the devices, then the recording itself. */
export function AnswerRecorder({ question, video = true, company, ...reports }: Props) {
  const [agreed, setAgreed] = useState<{ video: boolean } | null>(null);
  if (agreed === null) return <Consent company={company} video={video} onAgree={setAgreed} />;
  return <DeviceCheck question={question} video={agreed.video} {...reports} />;
}
