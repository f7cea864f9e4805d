import { describe, expect, test } from 'vitest';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { findSuggestions } from './find-suggestions.ts';
import { isFaithful } from './is-faithful.ts';
import type { SuggestionKind } from './suggestion.ts';

function resumeOf(points: string[], end: string, summary = '') {
  const resume = emptyResume(() => 'e1');
  const job = {
    id: 'e1',
    company: 'Acme',
    position: 'Developer',
    location: '',
    start: '2020',
    end,
  };
  return {
    ...resume,
    basics: { ...resume.basics, summary },
    experience: [{ ...job, description: points.join('\n') }],
  };
}

const told = (points: string[], end = '2024') =>
  findSuggestions(resumeOf(points, end)).map(({ kind, line, text }) => [kind, line.at, text]);

/** Until when, a point, what is said of it, and the wording proposed; null for a question. */
const points: [string, string, SuggestionKind | null, string | null][] = [
  [
    '2024',
    'Responsible for managing a team of 5 interns',
    'weak-verb',
    'Managed a team of 5 interns',
  ],
  [
    'present',
    'Responsible for managing a team of 5 interns',
    'weak-verb',
    'Manage a team of 5 interns',
  ],
  ['2024', 'Responsible for managing inventory and ordering supplies', 'weak-verb', null],
  ['2024', 'Responsible for the company website', 'weak-verb', null],
  [
    '2024',
    'Was responsible for designing and developing REST APIs in Spring Boot',
    'weak-verb',
    'Designed and developed REST APIs in Spring Boot',
  ],
  [
    '2024',
    'I was responsible for testing the payment module',
    'weak-verb',
    'Tested the payment module',
  ],
  [
    '2024',
    'Responsible for handling customer queries over phone and email',
    'weak-verb',
    'Handled customer queries over phone and email',
  ],
  [
    'present',
    'Responsible for handling customer queries over phone and email',
    'weak-verb',
    'Handle customer queries over phone and email',
  ],
  ['2024', 'Responsible for day to day operations of the lab', 'weak-verb', null],
  ['2024', 'Responsible for training new employees', 'weak-verb', 'Trained new employees'],
  ['present', 'Responsible for training new employees', 'weak-verb', 'Train new employees'],
  ['2024', 'Responsible for building maintenance', 'weak-verb', null],
  [
    '2024',
    'Responsible to prepare monthly sales reports',
    'weak-verb',
    'Prepared monthly sales reports',
  ],
  [
    'present',
    'Responsible to prepare monthly sales reports',
    'weak-verb',
    'Prepare monthly sales reports',
  ],
  [
    '2024',
    'In charge of organizing the annual tech fest with 1,200 visitors',
    'weak-verb',
    'Organized the annual tech fest with 1,200 visitors',
  ],
  [
    'present',
    'In charge of organizing the annual tech fest with 1,200 visitors',
    'weak-verb',
    'Organize the annual tech fest with 1,200 visitors',
  ],
  [
    '2024',
    'Tasked with migrating 40 legacy reports to Power BI',
    'weak-verb',
    'Migrated 40 legacy reports to Power BI',
  ],
  [
    'present',
    'Tasked with migrating 40 legacy reports to Power BI',
    'weak-verb',
    'Migrate 40 legacy reports to Power BI',
  ],
  [
    '2024',
    'Worked on developing an Android app in Kotlin',
    'weak-verb',
    'Developed an Android app in Kotlin',
  ],
  ['2024', 'Worked on the backend of an e-commerce website', 'weak-verb', null],
  ['2024', 'Worked on React and Node.js', 'weak-verb', null],
  ['2024', 'Worked closely with the design team', null, null],
  [
    '2024',
    'Working on improving test coverage of the billing service',
    'weak-verb',
    'Improved test coverage of the billing service',
  ],
  [
    'present',
    'Working on improving test coverage of the billing service',
    'weak-verb',
    'Improve test coverage of the billing service',
  ],
  [
    '2024',
    'Duties included preparing invoices, reconciling accounts and filing returns',
    'weak-verb',
    null,
  ],
  ['2024', 'Duties included: maintaining records', 'weak-verb', 'Maintained records'],
  [
    '2024',
    'Responsibilities: maintaining records of 200 patients',
    'weak-verb',
    'Maintained records of 200 patients',
  ],
  [
    'present',
    'Responsibilities: maintaining records of 200 patients',
    'weak-verb',
    'Maintain records of 200 patients',
  ],
  ['2024', 'My responsibilities were writing unit tests and fixing bugs', 'weak-verb', null],
  ['2024', 'Helped in developing the college website', 'weak-verb', null],
  ['2024', 'Helped the team to reduce load time by 30%', 'weak-verb', null],
  ['2024', 'Assisted the professor with research on solar cells', 'weak-verb', null],
  ['2024', 'Assisted in preparation of lab manuals', 'weak-verb', null],
  ['2024', 'Involved in requirement gathering and documentation', 'weak-verb', null],
  ['2024', 'Participated in hackathons', 'weak-verb', null],
  ['2024', 'Participated in the design of a two-stroke engine', 'weak-verb', null],
  ['2024', 'Contributed to the open source project Kubernetes', 'weak-verb', null],
  ['2024', 'Was part of a team of 4 that built a drone', 'weak-verb', null],
  ['2024', 'Took part in Smart India Hackathon 2025', 'weak-verb', null],
  ['2024', 'Dealt with customer complaints', 'weak-verb', null],
  ['2024', 'Gained exposure to SAP and Tally', 'weak-verb', null],
  ['2024', 'Tried to improve the accuracy of the model', 'weak-verb', null],
  [
    '2024',
    'I developed a chat app using Firebase',
    'pronoun',
    'Developed a chat app using Firebase',
  ],
  [
    '2024',
    'I have developed a chat app using Firebase',
    'pronoun',
    'Developed a chat app using Firebase',
  ],
  [
    '2024',
    "I've built a crop disease detector with 94% accuracy",
    'pronoun',
    'Built a crop disease detector with 94% accuracy',
  ],
  ['2024', 'I also led a team of 3', 'pronoun', null],
  ['2024', 'I designed a CNN and I trained it on 10,000 images', 'pronoun', null],
  [
    '2024',
    'I am a final year student of Computer Science at NIT Trichy',
    'pronoun',
    'Final year student of Computer Science at NIT Trichy',
  ],
  ['2024', 'I am passionate about machine learning', 'pronoun', null],
  ['2024', 'I was the lead of the coding club', 'pronoun', null],
  ['2024', 'We developed a hospital management system', 'pronoun', null],
  ['2024', 'I write clean code', 'pronoun', 'Write clean code'],
  ['2024', 'I used Python for data cleaning', 'pronoun', 'Used Python for data cleaning'],
  [
    '2024',
    'A website was developed using React and Firebase',
    'passive',
    'Developed a website using React and Firebase',
  ],
  ['2024', 'A line follower robot was designed and built', 'passive', null],
  ['2024', 'The database was normalized to 3NF to remove redundancy', 'passive', null],
  [
    '2024',
    'The model was trained on 50,000 images',
    'passive',
    'Trained the model on 50,000 images',
  ],
  [
    '2024',
    'Data was collected from 300 respondents',
    'passive',
    'Collected data from 300 respondents',
  ],
  ['2024', 'The system was tested by the QA team', 'passive', null],
  ['2024', 'The load time was reduced by 40%', 'passive', 'Reduced the load time by 40%'],
  ['2024', 'Python was used for data analysis', 'passive', null],
  ['2024', 'Reports were generated weekly', 'passive', 'Generated reports weekly'],
  ['2024', 'Was awarded best intern of the batch', null, null],
  ['2024', 'Was promoted to team lead within 6 months', null, null],
  ['2024', 'An attendance system was developed which was used by 3 departments', 'passive', null],
  ['2024', 'The project was completed in 2 weeks and was deployed on AWS', 'passive', null],
  [
    '2024',
    'Several workshops were conducted for first-year students',
    'passive',
    'Conducted several workshops for first-year students',
  ],
  ['2024', 'Customers were handled', 'passive', 'Handled customers'],
  [
    '2024',
    'Tests were written for 12 modules using JUnit',
    'passive',
    'Wrote tests for 12 modules using JUnit',
  ],
  ['2024', 'A solution was found', null, null],
  [
    '2024',
    'All invoices were checked by me before dispatch',
    'passive',
    'Checked all invoices before dispatch',
  ],
  ['2024', 'The app was used by 500 students', 'passive', null],
  [
    '2024',
    'Drawings were prepared in AutoCAD as per site conditions',
    'passive',
    'Prepared drawings in AutoCAD as per site conditions',
  ],
  [
    '2024',
    'Manage a team of 12 sales executives',
    'tense',
    'Managed a team of 12 sales executives',
  ],
  ['present', 'Manage a team of 12 sales executives', null, null],
  [
    '2024',
    'Manages a team of 12 sales executives',
    'tense',
    'Managed a team of 12 sales executives',
  ],
  ['present', 'Manages a team of 12 sales executives', null, null],
  [
    '2024',
    'Managing a team of 12 sales executives',
    'tense',
    'Managed a team of 12 sales executives',
  ],
  ['present', 'Managing a team of 12 sales executives', null, null],
  [
    '2024',
    'Develop and maintain internal tools in Python',
    'tense',
    'Developed and maintained internal tools in Python',
  ],
  ['present', 'Develop and maintain internal tools in Python', null, null],
  ['2024', 'Design circuits for the power supply', null, null],
  ['2024', 'Design a PCB for the power supply', 'tense', 'Designed a PCB for the power supply'],
  ['present', 'Design a PCB for the power supply', null, null],
  ['2024', 'Design and development of gear box', null, null],
  ['2024', 'Design and fabrication of a solar dryer', null, null],
  ['2024', 'Building construction supervision', null, null],
  [
    '2024',
    'Building a recommendation engine for news',
    'tense',
    'Built a recommendation engine for news',
  ],
  ['present', 'Building a recommendation engine for news', null, null],
  ['2024', 'Testing of pumps and valves', null, null],
  ['2024', 'Testing the API with Postman', 'tense', 'Tested the API with Postman'],
  ['present', 'Testing the API with Postman', null, null],
  ['2024', 'Support engineers in root cause analysis', null, null],
  ['2024', 'Lead a team of four', 'tense', 'Led a team of four'],
  ['present', 'Lead a team of four', null, null],
  ['2024', 'Lead developer of the mobile app', null, null],
  ['2024', 'Prepare reports and present them to management', 'tense', null],
  ['present', 'Prepare reports and present them to management', null, null],
  ['2024', 'Analyze data and report findings', 'tense', null],
  ['present', 'Analyze data and report findings', null, null],
  ['2024', 'Research assistant in the AI lab', null, null],
  ['2024', 'Conducting surveys and analysing the results', null, null],
  ['2024', 'Writing articles for the college magazine', null, null],
  ['2024', 'Teaching maths to 30 children on weekends', null, null],
  ['2024', 'Marketing of products on social media', null, null],
  ['2024', 'Oversee 3 warehouses', 'tense', 'Oversaw 3 warehouses'],
  ['present', 'Oversee 3 warehouses', null, null],
  [
    '2024',
    'Collaborates with vendors to cut delivery delays',
    'tense',
    'Collaborated with vendors to cut delivery delays',
  ],
  ['present', 'Collaborates with vendors to cut delivery delays', null, null],
  ['2024', 'Handles payroll for 60 employees and files PF returns', null, null],
  ['2024', 'Coordinate with vendors', 'tense', 'Coordinated with vendors'],
  ['present', 'Coordinate with vendors', null, null],
  ['2024', 'Leading the robotics club', 'tense', 'Led the robotics club'],
  ['present', 'Leading the robotics club', null, null],
  ['2024', 'Sales of insurance policies', null, null],
  [
    '2024',
    'Successfully completed the migration of 14 services',
    'filler',
    'Completed the migration of 14 services',
  ],
  ['2024', 'Successfully led a team of 6', 'filler', 'Led a team of 6'],
  [
    '2024',
    'Utilized Python and Pandas to clean survey data',
    'filler',
    'Used Python and Pandas to clean survey data',
  ],
  ['2024', 'Worked in order to improve sales', 'filler', 'Worked to improve sales'],
  [
    '2024',
    'Used a wide range of tools such as Git, Jira and Jenkins',
    'filler',
    'Used many tools such as Git, Jira and Jenkins',
  ],
  [
    '2024',
    'Resolved a number of issues in the checkout flow',
    'filler',
    'Resolved several issues in the checkout flow',
  ],
  ['2024', 'Updated the inventory on a daily basis', 'filler', 'Updated the inventory daily'],
  ['2024', 'Presented results to clients more effectively using dashboards', null, null],
  ['2024', 'Communicated effectively with stakeholders', null, null],
  [
    '2024',
    'Prepared SOPs for the purpose of training new staff',
    'filler',
    'Prepared SOPs for training new staff',
  ],
  [
    '2024',
    'Developed a library management system in Java with Swing and MySQL, and designed the database schema for 12 tables, and implemented barcode scanning which reduced the time needed to issue a book from two minutes to fifteen seconds',
    'too-long',
    'Developed a library management system in Java with Swing and MySQL\nDesigned the database schema for 12 tables, and implemented barcode scanning which reduced the time needed to issue a book from two minutes to fifteen seconds',
  ],
  [
    '2024',
    'Analyzed sales data of 14 stores with Python and Power BI to find slow moving items and presented the findings every month to the regional manager, who used them to plan the stock of the next quarter',
    'too-long',
    null,
  ],
  [
    '2024',
    'Created a dashboard for the finance team. It shows daily revenue, refunds and open invoices of all 9 regions. It is used by 25 people every morning before their stand-up meeting and replaced three spreadsheets',
    'too-long',
    null,
  ],
  [
    '2024',
    'Seeking a challenging position in a reputed organization where I can use my skills',
    null,
    null,
  ],
  ['2024', 'Built a CI pipeline with GitHub Actions', null, null],
  ['2024', 'Reduced build time from 20 minutes to 6', null, null],
  ['2024', 'Languages: Python, Java, C++', null, null],
  ['2024', 'Won first prize in inter-college debate', null, null],
  ['2024', 'Ran the college canteen accounts', null, null],
  ['2024', 'Trained 40 volunteers', null, null],
  ['2024', 'Organised blood donation camp with 350 donors', null, null],
  ['2024', 'Lorem', null, null],
  ['2024', 'अनुवाद किया और परीक्षण किया', null, null],
  ['2024', '开发了一个网站', null, null],
  [
    '2024',
    'Designed the chassis of a solar car in SolidWorks and had it made by a local workshop; tested it on the track of the college for 40 hours; and wrote the report that the jury of the contest read',
    'too-long',
    'Designed the chassis of a solar car in SolidWorks and had it made by a local workshop\nTested it on the track of the college for 40 hours\nWrote the report that the jury of the contest read',
  ],
  [
    '2024',
    'Learned how cloud services are brought into large companies; how applications are moved there step by step; and how costs are kept low by reading the bills every week together with the people who caused them',
    'too-long',
    null,
  ],
];

describe('one point', () => {
  test.each(points)('RES-04 until %s: %s', (end, line, kind, text) => {
    const found = findSuggestions(resumeOf([line], end)).find((each) => each.kind !== 'no-result');
    expect([found?.kind ?? null, found?.text ?? null]).toEqual([kind, text]);
  });
});

test('RES-04 a job without any result is asked for one, once', () => {
  expect(told(['Wrote the manual', 'Taught maths'])).toEqual([['no-result', 0, null]]);
  expect(told(['Wrote the manual', 'Taught 30 children'])).toEqual([]);
});

test('RES-04 a verb that opens a job again is changed for one that it doesn’t use', () => {
  expect(
    told(['Developed 2 apps', 'Developed a parser', 'Developed an editor', 'Created a site']),
  ).toEqual([
    ['repeated-verb', 1, 'Built a parser'],
    ['repeated-verb', 2, 'Built an editor'],
  ]);
  expect(told(['Developed 2 apps', 'Developed junior engineers'])).toEqual([]);
});

test('RES-04 what goes on is asked about where it stands in the past among duties', () => {
  const points = ['Maintain 3 servers', 'Develop the site', 'Migrated the mail'];
  expect(told(points, 'present')).toEqual([['tense', 2, null]]);
});

test.each([
  ['Seeking a challenging position in a reputed organization', 'asks-for-work', null],
  [
    'I am a data analyst with 2 years in retail.',
    'pronoun',
    'Data analyst with 2 years in retail.',
  ],
  ['Hardworking team player with a good heart.', 'cliche', null],
  [
    'Data analyst who used SQL in order to cut stock by 8%.',
    'filler',
    'Data analyst who used SQL to cut stock by 8%.',
  ],
  ['Data analyst with two years in retail.', undefined, undefined],
])('RES-04 of the summary “%s”: %s', (summary, kind, text) => {
  const [found] = findSuggestions(resumeOf([], '2024', summary));
  expect([found?.kind, found?.text]).toEqual([kind, text]);
});

test('RES-04 a dash before a point is no part of it, and an empty resume is fine', () => {
  expect(told(['', '• Responsible for managing 3 shops'])).toEqual([
    ['weak-verb', 1, 'Managed 3 shops'],
  ]);
  expect(told([])).toEqual([]);
});

test('RES-04 no wording of the rules says what its line doesn’t', () => {
  const invented = points.flatMap(([end, line]) =>
    findSuggestions(resumeOf([line], end)).flatMap(({ kind, text }) => {
      // 'A number of' and 'a range of' become how many they are.
      const facts = kind === 'filler' ? ['several many'] : [];
      return text === null || isFaithful(line, text, facts).ok ? [] : [text];
    }),
  );
  expect(invented).toEqual([]);
});
