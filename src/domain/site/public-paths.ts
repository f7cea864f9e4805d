/** Addresses of pages that are the same for everyone, whatever stands behind the question mark. One line each. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/ai-resume-builder',
  '/blockchain-verification',
  '/careers',
  '/contact',
  '/newsletter',
  '/companies',
  '/features',
  '/job-board',
  '/matching',
  '/mock-interviews',
  '/students',
];
