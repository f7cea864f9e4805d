import { splitName } from '#domain/account/split-name.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { present, type Resume } from '#domain/resume/resume.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

/** The resume that the first student wrote on the site and sends by default. */
export function addResumes(maker: DemoMaker, [student]: readonly DemoStudent[]): void {
  if (student === undefined) throw new Error('Students are added before their resumes.');
  const { now, id, rows } = maker;
  const createdAt = later(now, -40 * day);
  rows.resumes.push({
    id: id(createdAt),
    userId: student.id,
    name: 'Full stack roles',
    content: writtenBy(student, now),
    design: { ...defaultDesign, color: 'teal' },
    isDefault: true,
    createdAt,
    updatedAt: later(now, -2 * day),
  });
}

function writtenBy({ name, email, phone, city, degree, skills }: DemoStudent, now: Date): Resume {
  const ago = (months: number) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months));
    return month.toISOString().slice(0, 7);
  };
  return {
    basics: {
      ...splitName(name),
      title: 'Full stack developer',
      email,
      phone,
      location: city,
      website: '',
      summary:
        'Computer science graduate with a year of internship in web teams. Built and shipped features from the database to the browser, and likes code that the next person understands.',
    },
    links: [{ id: 'code', label: 'Code', url: 'https://example.com/asha' }],
    experience: [
      {
        id: 'neemtree',
        company: 'Neemtree Studio',
        position: 'Web Developer Intern',
        location: city,
        start: ago(11),
        end: present,
        description: [
          'Built the booking page of a clinic in React and Node.js, used by 40 patients a day.',
          'Cut the load time of the catalog from 4.1 s to 1.3 s by caching its queries.',
          'Wrote 60 tests for the payment flow and found two bugs before release.',
        ].join('\n'),
      },
    ],
    education: [
      {
        id: 'degree',
        institution: 'Kaveri College of Engineering',
        degree,
        field: '',
        location: city,
        start: ago(60),
        end: ago(12),
        grade: '8.4 CGPA',
        description: '',
      },
      {
        id: 'school',
        institution: 'Vidya Mandir School',
        degree: 'Class XII',
        field: 'Science',
        location: city,
        start: '',
        end: ago(62),
        grade: '91 %',
        description: '',
      },
    ],
    projects: [
      {
        id: 'bus',
        name: 'Bus stop clock',
        role: '',
        url: '',
        start: ago(20),
        end: ago(17),
        description: [
          'Designed a page that shows the next three buses at a stop from open data.',
          'Answered 2,000 requests a minute on one small server, measured with a load test.',
        ].join('\n'),
      },
    ],
    skills: skills.map((skill, at) => ({ name: skill, level: Math.max(3, 5 - at), group: '' })),
    languages: [
      { name: 'English', fluency: 'Fluent' },
      { name: 'Hindi', fluency: 'Native' },
    ],
    certifications: ['Cloud Fundamentals, Kaveri College of Engineering'],
    achievements: ['First of 32 teams at the college programming contest'],
    custom: [],
    order: [],
  };
}
