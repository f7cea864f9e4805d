/** Occupations with their common job titles; the first is the canonical one. */
export const titleWords = `
software engineer: software engineer, software developer, software development engineer, sde, swe, programmer
frontend: frontend, front end, ui developer, ui engineer
backend: backend, back end, server side
full stack: full stack, fullstack, mern, mean stack
mobile: mobile developer, mobile engineer, app developer, mobile application developer
data scientist: data scientist, ml scientist, machine learning scientist
data analyst: data analyst, analytics associate, reporting analyst
data engineer: data engineer, etl developer, big data engineer
machine learning engineer: machine learning engineer, ml engineer, mle, ai engineer
quality assurance: quality assurance, qa, tester, test engineer, sdet, software tester
devops: devops, dev ops, site reliability engineer, sre, platform engineer, infrastructure engineer
system administrator: system administrator, systems administrator, sysadmin, sys admin
network engineer: network engineer, network administrator
database administrator: database administrator, dba
security engineer: security engineer, infosec, cyber security engineer, cybersecurity engineer, information security
product manager: product manager, pm, product owner
project manager: project manager, project lead, delivery manager
business analyst: business analyst, ba
designer: product designer, ux designer, ui ux designer, ux ui designer, ui designer, user experience designer
graphic designer: graphic designer, visual designer, graphics designer
human resources: human resources, hr, people operations, people ops
recruiter: recruiter, talent acquisition, ta specialist, technical recruiter
marketing manager: marketing manager, brand manager
digital marketing: digital marketing, performance marketing, online marketing
content writer: content writer, copywriter, copy writer
business development: business development, bd, bde, bdm
sales representative: sales representative, sales rep, sales executive, sdr, bdr
account manager: account manager, key account manager, kam
customer support: customer support, customer service, customer care, help desk, helpdesk, service desk
customer success: customer success, csm
accountant: accountant, accounts executive, accounting associate
chartered accountant: chartered accountant, ca
financial analyst: financial analyst, finance analyst
operations: operations, ops
executive assistant: executive assistant, ea, personal assistant
chief executive: chief executive officer, ceo
chief technology officer: chief technology officer, cto
vice president: vice president, vp
teacher: teacher, tutor, educator
nurse: nurse, registered nurse, rn
intern: intern, internship, trainee, apprentice
fresher: fresher, entry level, graduate trainee, campus hire, no experience, without experience, ohne erfahrung, ohne berufserfahrung, berufseinsteiger, berufseinsteigerin, sin experiencia, sans expérience, sans experience, débutant, débutante, 无经验, 应届生
senior: senior, sr
junior: junior, jr
information technology: information technology
full time: full time, fulltime
part time: part time, parttime
contract: contract, contractual, freelance
work from home: work from home, wfh, remote
`;

export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about above after again all am an and any are as at be because been before being below between both but by can did do does doing down during each ' +
    'few for from further had has have having he her here hers him his how i if in into is it its itself just me more most my no nor not now of off on once ' +
    'only or other our ours out over own s same she should so some such t than that the their them then there these they this those through to too under ' +
    'until up very was we were what when where which while who whom why will with you your'
  ).split(' '),
);

/** What excludes the next word, in each language: 'java not javascript'. */
export const excludingWords: ReadonlySet<string> = new Set(
  'not except excluding nicht außer ausser sauf excepté excepto salvo 不要 除了'.split(' '),
);

/** What every search for jobs means: 'jobs in Pune', 'baker jobs'. */
export const jobWords: ReadonlySet<string> = new Set(
  (
    'jobs vacancies openings stellen stellenangebote emplois offres postes ' +
    'empleos ofertas trabajos vacantes 职位 招聘'
  ).split(' '),
);

/** The same for one job, at the end only: 'Job Coach' is a title. */
export const lastJobWords: ReadonlySet<string> = new Set(
  'job vacancy stelle emploi poste empleo trabajo'.split(' '),
);
