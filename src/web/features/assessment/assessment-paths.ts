export const assessmentsPath = '/company-dashboard/assessments';
export const assessmentPath = (id: string) => `${assessmentsPath}/${id}`;
export const editPath = (id: string) => `${assessmentsPath}/${id}/edit`;
export const invitePath = (id: string) => `${assessmentPath(id)}/invite`;
export const sittingPath = (id: string) => `/company-dashboard/assessment-sittings/${id}`;
export const answerMediaPath = (sittingId: string, place: number) =>
  `/assessment-recordings/${sittingId}/${place}/media`;
export const answerCaptionsPath = (sittingId: string, place: number) =>
  `/assessment-recordings/${sittingId}/${place}/captions`;
export const answerFilePath = (sittingId: string, place: number) =>
  `/assessment-files/${sittingId}/${place}`;
export const ownAssessmentsPath = '/student-dashboard/assessments';
