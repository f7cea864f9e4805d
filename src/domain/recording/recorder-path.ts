export const recorderPath = '/student-dashboard/interviews/video';

const answering = /^\/student-dashboard\/assessments\/[^/]+$/u;

/** Whether this is a page that may use the camera and the microphone. */
export function isRecorderPath(path: string): boolean {
  const plain = path.replace(/\/$/u, '');
  return plain === recorderPath || answering.test(plain);
}
