/**
 * Resumes that use sentences, tables and labels where others use lines; all people are fictional.
 */
export const proseLayouts = {
  sentences: `Suresh Babu R
Java Full Stack Developer
Mobile: +91-9840098400 | Email: sureshbabu.r@example.com

WORK EXPERIENCE:
• Currently working as Software Engineer in Tata Consultancy Services, Chennai from Aug 2021 to till date.
• Worked as Junior Developer in Hexaware Technologies, Chennai from Feb 2020 to Jul 2021.

EDUCATIONAL DETAILS:
• B.E (ECE) from Anna University, Chennai in 2019 with 74%.

ACADEMIC PROJECT:
Project #1
Project Name : Claims Portal
Duration : Jan 2022 – Till Date
Responsibilities:
• Developed REST APIs
Project #2
Project Name : Billing Engine
• Fixed defects

PERSONAL PROFILE:
Date of Birth : 12th March 1998
Languages Known : Tamil, English
Marital Status : Single
`,
  tables: `Vikram Rathore
vikram.rathore@example.com | +91 98111 22334

Examination          University      Institute                  Year     CPI / %
Graduation           IIT Bombay      IIT Bombay                 2024     9.12
Intermediate         CBSE            DAV Public School          2020     97.60

INTERNSHIPS / WORK
Organisation         Designation                  From         To
ALEC Engineering     Site Engineer                Mar 2023     Present
Larsen & Toubro      Graduate Trainee             Jul 2022     Feb 2023

TECHNICAL SKILLS
C++, Python, MATLAB

VOLUNTEERING
Teach for India volunteer, 2021
`,
  dated: `Priyanka Chatterjee, ACA
priyanka.c@example.com / (+91) 98300-45678

PROFESSIONAL EXPERIENCE
Deloitte Haskins & Sells LLP, Kolkata                    Oct 2018 – Present
Deputy Manager – Audit (Apr 2022 – Present)
• Lead statutory audits of four listed companies
Assistant Manager – Audit (Oct 2018 – Mar 2022)
• Reviewed internal controls

ACADEMIC POSITIONS
CRED / Visiting Lecturer / 2016 — 2018
• Taught Ind AS

EDUCATION
University of Sheffield — MEng Mechanical Engineering
2012 – 2016, Second Class Upper

PROJECTS
SplitIt: an app that splits bills among roommates
NoteNest: offline notes that follow you to each device
`,
  barred: `Pawan Kumar Yadav
pawan.yadav@example.com | +91 80590 12345

WORK EXPERIENCE
• 6 months experience as Computer Operator in Shri Ram Finance, Pune (Jan 2023 – Jun 2023)

EDUCATION
PGDM - Retail Management | NMIMS | 2016 | 71%
B.E. in Information Science | BMS College of Engineering | 2013 | CGPI: 9.02

TECHNICAL QUALIFICATION
C++, SQL

TOP SKILLS
Excel

LANGUAGES KNOWN
Hindi & English
`,
};
