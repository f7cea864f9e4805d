/** Sources that support a check; their names and URLs are facts, so they are not translated. */
export const atsSources = {
  formula: null,
  own: null,
  greenhouse: {
    name: 'Greenhouse Support: Unsuccessful resume parse',
    url: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-resume-parse',
  },
  miami: {
    name: 'Miami University: Applicant Tracking Systems',
    url: 'https://www.miamioh.edu/regionals/student-life/career-services/resumes/applicant-tracking-system/index.html',
  },
  unicode: {
    name: 'The Unicode Standard: Private-Use Characters',
    url: 'https://www.unicode.org/faq/private_use.html',
  },
  ere: {
    name: 'ERE: Still Using Keyword Searches to Find Applicants?',
    url: 'https://www.ere.net/still-using-keyword-searches-to-find-applicants/',
  },
  fnu: {
    name: 'Florida National University: Resume Tips',
    url: 'https://www.fnu.edu/career-services/service-provided/resume-tips/',
  },
  careerTrend: {
    name: 'Career Trend: What to Write for Skills on a Resume',
    url: 'https://careertrend.com/info-8020484-write-skills-resume.html',
  },
  purdue: {
    name: 'Purdue Online Writing Lab: Introduction to Résumés',
    url: 'https://owl.purdue.edu/owl/job_search_writing/resumes_and_vitas/introduction.html',
  },
  simonFraser: {
    name: 'Simon Fraser University: Communication Tools',
    url: 'http://www.sfu.ca/olc/work-study/work-study/communication-tools-1',
  },
  eeoc: {
    name: 'U.S. Equal Employment Opportunity Commission: Pre-employment Inquiries',
    url: 'https://www.eeoc.gov/node/130395',
  },
  ncState: {
    name: 'NC State University: Five Resume Grammar Guidelines',
    url: 'https://pwresources.wordpress.ncsu.edu/2014/05/01/lesson-five-resume-grammar-guidelines/',
  },
  mit: {
    name: 'MIT EECS Communication Lab: CV/Resume',
    url: 'https://mitcommlab.mit.edu/eecs/commkit/cvresume/',
  },
  candidate: {
    name: 'Candidate: Action Verbs',
    url: 'https://www.candidate.so/glossary/action-verbs',
  },
} as const satisfies Record<string, { name: string; url: string } | null>;

export type AtsSourceId = keyof typeof atsSources;
