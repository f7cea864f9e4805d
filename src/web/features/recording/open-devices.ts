export type DeviceProblem =
  | `${'camera' | 'microphone'}-${'denied' | 'missing' | 'busy'}`
  | 'unsupported';

export type Devices = {
  /** Null if there is no sound, without which nothing is recorded. */
  stream: MediaStream | null;
  hasVideo: boolean;
  problem: DeviceProblem | null;
};

type DeviceRequest = {
  video: boolean;
  cameraId?: string | undefined;
  microphoneId?: string | undefined;
};

const exact = (deviceId: string | undefined) => (deviceId ? { deviceId: { exact: deviceId } } : {});

/**
 * Asks for the camera and the microphone. Without the camera, sound alone; without the microphone,
 * neither. Never fails: the answer says what is missing and why.
 */
export async function openDevices({
  video,
  cameraId,
  microphoneId,
}: DeviceRequest): Promise<Devices> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices)
    return { stream: null, hasVideo: false, problem: 'unsupported' };
  const audio = exact(microphoneId);
  let cameraError: unknown;
  if (video) {
    try {
      const picture = { ...exact(cameraId), width: { ideal: 640 }, height: { ideal: 360 } };
      const stream = await navigator.mediaDevices.getUserMedia({ video: picture, audio });
      return { stream, hasVideo: true, problem: null };
    } catch (error) {
      cameraError = error;
    }
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    const problem = video ? (`camera-${reasonOf(cameraError)}` as const) : null;
    return { stream, hasVideo: false, problem };
  } catch (error) {
    return { stream: null, hasVideo: false, problem: `microphone-${reasonOf(error)}` };
  }
}

function reasonOf(error: unknown): 'denied' | 'missing' | 'busy' {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The container that this browser records; null if none of ours. */
export function recordedType(hasVideo: boolean) {
  const types = hasVideo
    ? (['video/webm', 'video/mp4'] as const)
    : (['audio/webm', 'audio/mp4'] as const);
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}
