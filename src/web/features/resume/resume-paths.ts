export const resumePath = '/student-dashboard/resume';
export const allResumesPath = '/student-dashboard/resume/all';

export function pathOfResume(resumeId: string): string {
  return `${resumePath}/${resumeId}`;
}
