/*
 * Rules by which people rated these pairs, older than any rating. The rules, the first ratings and
 * the first ranking were written at the same time by the same people. On 22 November 2026 a second
 * reader reviewed every pair by the rules alone, knowing the first ratings but no score, before the
 * ranking was changed: eleven of 480 were corrected, and four postings were added because one
 * student had fewer than ten worth a look. `blind-readings.ts` has two readings by others.
 * 3: apply today. Own occupation (about half of the skills are known), the level fits, a preferred
 * city or remote, the pay is at most a tenth below the expected pay.
 * 2: worth it. Own occupation with one thing off: one step in level, another city of the country,
 * the pay, or only about a third of the skills is known.
 * 1: a stretch. Own occupation with two things off; or a neighbouring occupation, level fitting or
 * one step off, anywhere in the country. Neighbours: front end, back end, full stack, mobile and
 * tests; analysis, BI, data engineering, data science and machine learning; operations, back end
 * and data engineering; the occupations of design; those of marketing and content.
 * 0: unsuitable. Another occupation; Senior or Lead work, or three years more than the student has;
 * another country.
 */

/** Number, title, level, kind, place ('home' for remote), skills, pay in lakhs per year. */
export const goldPostings = `
1 | Junior Frontend Developer | Entry Level | Full-time | Bengaluru | React, JavaScript, HTML, CSS | 5-7
2 | Frontend Developer | 1-3 years | Full-time | Pune | ReactJS, TypeScript, CSS, Git | 7-10
3 | React Developer | Entry Level | Full-time | home | React, TypeScript, REST APIs | 6-9
4 | Senior Frontend Engineer | Senior | Full-time | Bengaluru | React, TypeScript, Next.js, Accessibility | 28-40
5 | Angular Developer | 1-3 years | Full-time | Hyderabad | Angular, TypeScript, HTML, CSS | 6-9
6 | Web Intern | - | Internship | Bengaluru | HTML, CSS, JavaScript | 3-3
7 | Backend Engineer I | Entry Level | Full-time | Bengaluru | Java, Spring Boot, SQL, Git | 8-12
8 | Java Developer | 1-3 years | Full-time | Chennai | Java, Spring Boot, Microservices, MySQL | 6-9
9 | Node.js Developer | Entry Level | Full-time | Pune | Node.js, Express.js, MongoDB, JavaScript | 5-8
10 | Python Backend Developer | 1-3 years | Full-time | Bengaluru | Python, Django, PostgreSQL, REST APIs | 9-14
11 | Senior Backend Engineer | Senior | Full-time | Bengaluru | Java, Kafka, Distributed systems, AWS | 35-50
12 | Presentation Designer | Entry Level | Full-time | Bengaluru | Figma, Adobe Illustrator | 4-6
13 | Design Systems Designer | 3-5 years | Full-time | Mumbai | Figma, Design systems, Accessibility | 16-24
14 | UI Designer | 1-3 years | Full-time | Bengaluru | Figma, Adobe XD, Prototyping | 7-11
15 | Full Stack Developer | Entry Level | Full-time | Pune | JavaScript, React, Node.js, MongoDB | 5-8
16 | Full Stack Engineer | 1-3 years | Full-time | Bengaluru | TypeScript, React, Node.js, PostgreSQL | 10-16
17 | MERN Stack Intern | - | Internship | home | JavaScript, React, Node.js, Express.js, MongoDB | 2.4-2.4
18 | Data Analyst | Entry Level | Full-time | Bengaluru | SQL, Excel, Power BI, Python | 5-7
19 | Business Analyst | Entry Level | Full-time | Mumbai | MS Excel, SQL, Tableau, Stakeholder management | 5-8
20 | Data Analyst | 1-3 years | Full-time | Gurugram | SQL, Tableau, Python, Statistics | 8-12
21 | BI Developer | 1-3 years | Full-time | Pune | Power BI, SQL, Data modeling | 7-11
22 | Analytics Intern | - | Internship | Mumbai | Excel, SQL | 1.8-1.8
23 | Senior Data Analyst | Senior | Full-time | Bengaluru | SQL, Python, A/B testing, Statistics | 22-30
24 | Machine Learning Engineer | Entry Level | Full-time | Bengaluru | Python, Machine learning, scikit-learn, SQL | 9-14
25 | Data Scientist | 1-3 years | Full-time | Hyderabad | Python, Machine learning, Statistics, pandas | 12-18
26 | NLP Engineer | 1-3 years | Full-time | home | Python, NLP, PyTorch, Deep learning | 15-22
27 | Computer Vision Intern | - | Internship | Chennai | Python, Computer vision, Deep learning | 3-3
28 | Senior Data Scientist | Senior | Full-time | Bengaluru | Python, Machine learning, Statistics, Apache Spark | 35-50
29 | Visual Designer | Entry Level | Full-time | Mumbai | Adobe Illustrator, Photoshop, UX | 4-6
30 | Data Engineer | 1-3 years | Full-time | Bengaluru | Python, SQL, Apache Spark, Airflow | 12-18
31 | Data Engineer | Entry Level | Full-time | Pune | SQL, Python, Snowflake | 6-9
32 | DevOps Engineer | 1-3 years | Full-time | Pune | AWS, Docker, Kubernetes, Jenkins, Linux | 8-13
33 | Content Strategist | 1-3 years | Full-time | home | Content marketing, SEO, Technical writing | 6-9
34 | Site Reliability Engineer | 3-5 years | Full-time | Bengaluru | K8s, Terraform, Prometheus, Linux | 25-35
35 | Platform Engineer | 3-5 years | Full-time | home | Kubernetes, Terraform, AWS, Go | 28-38
36 | Community Associate | Entry Level | Full-time | Gurgaon | Social media marketing, Customer support | 3-5
37 | QA Engineer | Entry Level | Full-time | Chennai | Test automation, Selenium, Java | 4-6
38 | SDET | 1-3 years | Full-time | Bengaluru | Test automation, Playwright, TypeScript, CI/CD | 9-14
39 | Android Developer | 1-3 years | Full-time | Bangalore | Kotlin, Android, REST APIs | 8-13
40 | Flutter Developer | Entry Level | Full-time | Pune | Flutter, Git, REST APIs | 4-7
41 | UX Designer | Entry Level | Full-time | Pune | Figma, User experience, Usability testing | 5-8
42 | React Native Developer | 1-3 years | Full-time | home | React Native, TypeScript, REST APIs | 9-14
43 | UI/UX Designer | Entry Level | Full-time | Mumbai | Figma, Prototyping, User research | 5-8
44 | Product Designer | 1-3 years | Full-time | Bengaluru | Figma, Interaction design, Design systems, User research | 12-18
45 | Graphic Designer | Entry Level | Full-time | New Delhi | Adobe Photoshop, Adobe Illustrator | 3-5
46 | UX Researcher | 1-3 years | Full-time | Bengaluru | User research, Usability testing | 10-15
47 | Design Intern | - | Internship | home | Figma, User experience | 1.8-1.8
48 | Senior Product Designer | Senior | Full-time | Mumbai | Figma, Design systems, Prototyping | 28-40
49 | Digital Marketing Executive | Entry Level | Full-time | New Delhi | SEO, Google Ads, Social media marketing | 3-5
50 | Content Writer | Entry Level | Full-time | home | Content marketing, SEO | 3-5
51 | Performance Marketer | 1-3 years | Full-time | Gurugram | Google Ads, Google Analytics, A/B testing | 7-11
52 | Marketing Intern | - | Internship | New Delhi | Social media marketing, Content marketing | 1.44-1.44
53 | SEO Manager | 3-5 years | Full-time | Mumbai | SEO, Google Analytics, Content marketing | 14-20
54 | Interaction Designer | 1-3 years | Full-time | home | Figma, Interaction design, Prototyping | 10-15
55 | Social Media Executive | Entry Level | Full-time | Mumbai | Social media marketing, Content marketing | 3-5
56 | Associate Product Manager | Entry Level | Full-time | Bengaluru | Product management, SQL, Agile | 12-18
57 | Email Marketer | 1-3 years | Full-time | Noida | Email marketing, Content marketing, CRM | 5-8
58 | SEO Analyst | Entry Level | Full-time | Bengaluru | SEO, Google Analytics, Excel | 4-6
59 | Growth Associate | Entry Level | Full-time | home | Google Ads, Social media marketing, A/B testing | 5-8
60 | Brand Intern | - | Internship | Mumbai | Content marketing, Adobe Photoshop | 1.44-1.44
61 | Cloud Engineer | 1-3 years | Full-time | Hyderabad | AWS, Linux, Networking | 9-14
62 | Linux Administrator | 1-3 years | Full-time | Pune | Linux, Bash, Networking | 6-9
63 | Backend Engineer | 3-5 years | Full-time | Bengaluru | Go, PostgreSQL, Docker, Kafka | 22-32
64 | Data Engineer | 3-5 years | Full-time | home | Python, Airflow, AWS | 20-30
`;

/**
 * Skills, years, preferred cities, pay in lakhs per year; then the postings by rating. All of them
 * also accept remote work.
 */
export const goldStudents = [
  {
    name: 'a graduate who builds web pages',
    skills: 'JavaScript, React, HTML, CSS, Git',
    years: 0,
    cities: 'Bengaluru',
    pay: 5,
    rated: { 3: '1', 2: '3 6 15', 1: '2 5 7 8 9 10 16 17 37 38 39 40 42' },
  },
  {
    name: 'a graduate with Java',
    skills: 'Java, Spring Boot, MySQL, SQL, Git, Data structures',
    years: 0,
    cities: 'Chennai, Bengaluru',
    pay: 6,
    rated: { 3: '7', 2: '8', 1: '1 2 3 5 6 9 10 15 16 17 30 31 32 37 38 39 40 42 61 62' },
  },
  {
    name: 'a commerce graduate who likes figures',
    skills: 'SQL, Microsoft Excel, Power BI, Statistics, Python',
    years: 0,
    cities: 'Mumbai, Pune',
    pay: 5,
    rated: { 3: '19', 2: '18 21 22', 1: '20 24 25 26 27 30 31' },
  },
  {
    name: 'a graduate of machine learning',
    skills: 'Python, Machine learning, Deep learning, PyTorch, pandas, scikit-learn',
    years: 0,
    cities: 'Bengaluru, Hyderabad',
    pay: 10,
    rated: { 3: '24', 2: '25 26', 1: '18 19 20 21 22 27 30 31' },
  },
  {
    name: 'a designer of one year',
    skills: 'Figma, Prototyping, User research, Adobe Illustrator, User experience',
    years: 1,
    cities: 'Mumbai',
    pay: 6,
    rated: { 3: '29 43 54', 2: '12 14 41 44 46 47', 1: '13 45' },
  },
  {
    name: 'a graduate who wants to do marketing',
    skills: 'SEO, Social media marketing, Content marketing, Google Analytics',
    years: 0,
    cities: 'New Delhi, Gurugram',
    pay: 4,
    rated: { 3: '36 49 50', 2: '33 52 55 58 59', 1: '51 57 60' },
  },
  {
    name: 'three years of operations',
    skills: 'AWS, Docker, Kubernetes, Terraform, Linux, Jenkins, Python',
    years: 3,
    cities: 'Pune, Bengaluru',
    pay: 20,
    rated: { 3: '34 35', 2: '32', 1: '7 8 9 10 30 31 61 62 63 64' },
  },
  {
    name: 'two years of Android',
    skills: 'Kotlin, Java, Android, REST APIs, Git',
    years: 2,
    cities: 'Bengaluru, Hyderabad',
    pay: 10,
    rated: { 3: '39', 2: '42', 1: '1 2 3 5 6 7 8 9 10 15 16 17 37 38 40 63' },
  },
] as const;
