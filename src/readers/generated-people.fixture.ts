import type { createRandom } from './random.fixture.ts';

export type GeneratedJob = {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string;
  points: string[];
};
export type GeneratedSchool = {
  school: string;
  degree: string;
  field: string;
  start: string;
  end: string;
};
export type GeneratedPerson = {
  name: string;
  title: string;
  email: string;
  phone: string;
  place: string;
  summary: string;
  jobs: GeneratedJob[];
  schools: GeneratedSchool[];
  skills: string[];
};
export type Random = ReturnType<typeof createRandom>;

const list = (text: string) => text.trim().split(/\s*[;\n]\s*/u);

/** Fictional names: ten scripts, single names, and surnames that are also occupations. */
export const madeNames = {
  latin:
    list(`Ananya Rao; Samantha Jones; Vikram Chauhan; Łukasz Wójcik; Nguyễn Thị Hoa; José Ángel Núñez;
    Siobhán O'Brien; Priya R.; Mary-Jane Okafor; Ludwig van der Berg; Ahmed bin Saleh; Mei Ling Tan;
    K. S. Narayanan; Zoë Müller; Jean-Pierre Lefèvre; DeShawn Carter; Fatima al Mansouri; T Rajkumar`),
  single: list(`Ananya; Madhavan; Suharto; Prakriti; Björk`),
  occupational:
    list(`Sohrab Engineer; Kirti Doctor; Ravi Contractor; Emily Baker; Tom Cook; Nadia Mistry;
    Rohan Merchant; Anna Schneider; Will Porter; Grace Driver; Deloris Java; Mark Page; Sara Young;
    Adam College; Nina Major; Paul Summers; Joy Banker; Sunil Clerk`),
  devanagari: list('प्रिया शर्मा; अर्जुन देशपांडे; कविता'),
  han: list('王小明; 李娜; 欧阳修远'),
  kana: list('さくら たなか; サトウ ケン'),
  hangul: list('김민수; 박 지은'),
  arabic: list('محمد علي; ليلى حسن الكردي'),
  hebrew: list('דוד כהן; נועה לוי'),
  cyrillic: list('Иван Петров; Олена Шевченко'),
  greek: list('Γιώργος Παπαδόπουλος; Ελένη Νικολάου'),
  tamil: list('கவிதா முருகன்; அருண் குமார்'),
  thai: list('สมชาย ใจดี; วิภา รักไทย'),
};

const titles =
  list(`Software Engineer; Senior Product Manager; Barista; Registered Nurse; Growth Hacker; Chief of Staff;
  Data Analyst; Sous Chef; Member of Technical Staff; Site Reliability Engineer II; Head of Growth; Carpenter;
  Graphic Designer; Team Lead, Payments; Kindergarten Teacher; VP of Sales; Customer Success; Welder;
  Business Development; Research Fellow; Android Developer; Night Porter; Legal Counsel; Dramaturg;
  Sales Associate; Scrum Master; Principal; Store Manager; Account Executive; Quality Assurance Intern`);
const companies =
  list(`Meesho; Zerodha; Blue Tokai; Lakshmi Textiles; Infosys Ltd; Marks & Spencer; Nurse Next Door;
  Baker McKenzie; Acme, Inc.; Hooli; Razorpay; Tata Consultancy Services; Page Executive; Initech; Aster;
  St. Mary's Hospital; Reliance Retail; Northwind Traders; Kaveri Foods Pvt. Ltd.; 3M; eBay; Thoughtworks;
  Office of the Registrar; Bain & Company; Cook Medical; Quillhaven; Deutsche Bahn AG; Ola; SpiceJet; H&M`);
const places =
  list(`Bengaluru, Karnataka; Pune; London, UK; San Jose, CA; Berlin, Germany; Mumbai, India; Remote;
  Austin, TX; Singapore; Kochi, Kerala; Toronto, Canada; New Delhi`);
const schools =
  list(`University of California, Berkeley; XLRI; Caltech; Sorbonne; NMIMS; Georgia Tech; Sciences Po;
  Loyola; University of Pune; St. Xavier's College; Indian Institute of Technology, Bombay; Wharton; INSEAD;
  National Public School; Anna University; Goldsmiths; Universität Wien; Mount Carmel; Massachusetts Institute of Technology;
  BITS Pilani; London School of Economics; Imperial; University of Texas, Austin; SRCC; Delhi Technological University`);
const degrees: [string, string[]][] = [
  [
    'B.Tech',
    list('Computer Science; Mechanical Engineering; Electronics and Communication Engineering'),
  ],
  ['Bachelor of Science', list('Physics; Nursing; Computer Science')],
  ['B.Com', list('Accounting and Finance; Taxation')],
  ['MBA', list('Marketing; Human Resources; Finance')],
  ['Master of Arts', list('English Literature; Economics; History of Art')],
  ['M.Sc.', list('Data Science; Chemistry; Applied Mathematics')],
  ['PhD', list('Molecular Biology; Linguistics')],
  ['BA', list('Psychology; Political Science; Fine Arts')],
  ['Diploma', list('Hotel Management; Graphic Design')],
  ['B.E.', list('Civil Engineering; Information Science')],
];
const skills =
  list(`Python; SQL; Excel; Figma; Negotiation; React; Node.js; C++; Public Speaking; Patient Care; Tally ERP;
  Google Ads; Kubernetes; Java; Copywriting; Machine Learning; Stock Control; AutoCAD; Spanish Cuisine; CI/CD;
  Adobe Photoshop; Power BI; Wound Care; Go; R; Lesson Planning; Event Management; TypeScript; A/B Testing; SAP`);
const points = list(`Raised the share of repeat orders from 18% to 27% within two quarters
  Led a team of six and introduced weekly reviews that halved the number of open defects
  Wrote the guide that every new colleague reads in the first week
  Reduced waiting times by 40 minutes a day by changing the order of the morning rounds
  Negotiated contracts with eleven suppliers, saving 1.2 million a year
  Built dashboards that the board has used since 2019 to plan its budget`);
const summaries =
  list(`Reliable and curious, with a record of finishing what others have begun and explaining it well afterwards.
  I like small teams, clear goals and work that people use every day, and I learn new tools quickly.`);

const pad = (month: number) => String(month).padStart(2, '0');

/** A fictional person; the same for the same random numbers. */
export function makePerson(random: Random, name: string): GeneratedPerson {
  const { take, some, whole } = random;
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '.');
  const isSaid = whole(0, 2) > 0 && /[a-z]{3}/u.test(letters);
  let year = 2024;
  const jobs = some(titles, whole(2, 4)).map((title, at): GeneratedJob => {
    const end = at === 0 && whole(0, 2) > 0 ? 'present' : `${year}-${pad(whole(2, 12))}`;
    const from = year - whole(1, 3);
    const start = `${from}-${pad(whole(1, 12))}`;
    year = from - 1;
    return {
      title,
      company: '',
      place: take(places),
      start,
      end,
      points: some(points, whole(1, 3)),
    };
  });
  for (const [at, company] of some(companies, jobs.length).entries())
    Object.assign(jobs[at] ?? {}, { company });
  const studied = some(degrees, whole(1, 2)).map(([degree, fields]): GeneratedSchool => {
    const end = year;
    year -= whole(2, 4);
    return { school: '', degree, field: take(fields), start: String(year), end: String(end) };
  });
  for (const [at, school] of some(schools, studied.length).entries())
    Object.assign(studied[at] ?? {}, { school });
  const [job] = jobs;
  return {
    name,
    title: job?.title ?? '',
    email: isSaid
      ? `${letters.replaceAll(/^\.|\.$/gu, '')}@example.com`
      : `post${whole(10, 99)}@example.com`,
    phone: take([
      '+91 98220 12345',
      '+1 (415) 555-2671',
      '+44 20 7946 0958',
      '(212) 736-5000',
      '098450 98450',
    ]),
    place: take(places.filter((place) => place !== 'Remote')),
    summary: take(summaries),
    jobs,
    schools: studied,
    skills: some(skills, whole(6, 12)),
  };
}
