/** Linked everywhere, made later: until then our not-found page answers. Each page that is made leaves this list. */
export const missingPages: readonly string[] = [
  '/students',
  '/companies',
  '/community',
  '/about',
  '/contact',
  '/ai-resume-builder',
  '/mock-interviews',
  '/job-board',
  '/blockchain-verification',
];
