export const recorderPath = '/student-dashboard/interviews/video';

/** Whether this is the page that may use the camera and the microphone. */
export const isRecorderPath = (path: string): boolean => path.replace(/\/$/u, '') === recorderPath;
