import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
type D = InstanceType<typeof PDFDocument>;
const make = (name: string, draw: (d: D) => void) => {
  const d = new PDFDocument({ size: 'A4', margin: 0 });
  d.pipe(createWriteStream(`/tmp/h/D/unseen/${name}.pdf`));
  draw(d);
  d.end();
};
const at = (d: D, x: number, y: number, t: string, size = 10, bold = false, o: object = {}) =>
  d
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .text(t, x, y, { lineBreak: false, ...o });
make('6-two-column-photo', (d) => {
  d.rect(0, 0, 200, 842).fill('#1f3a5f');
  d.fillColor('#ffffff');
  d.circle(100, 80, 45).fill('#cccccc');
  d.fillColor('#ffffff');
  at(d, 20, 150, 'CONTACT', 12, true);
  at(d, 20, 170, '+91 80501 22334');
  at(d, 20, 185, 'arjun.menon@mail.com');
  at(d, 20, 200, 'Kochi, Kerala');
  at(d, 20, 215, 'github.com/arjunmenon');
  at(d, 20, 250, 'SKILLS', 12, true);
  ['Java', 'Spring Boot', 'PostgreSQL', 'Docker', 'AWS'].forEach((s, i) =>
    at(d, 20, 270 + i * 15, s),
  );
  at(d, 20, 370, 'LANGUAGES', 12, true);
  at(d, 20, 390, 'English - Fluent');
  at(d, 20, 405, 'Malayalam - Native');
  at(d, 20, 440, 'CERTIFICATIONS', 12, true);
  at(d, 20, 460, 'AWS Solutions Architect');
  at(d, 20, 475, 'Oracle Certified Java SE');
  d.fillColor('#000000');
  at(d, 230, 60, 'ARJUN MENON', 26, true);
  at(d, 230, 95, 'Backend Engineer', 14);
  at(d, 230, 150, 'PROFILE', 12, true);
  at(d, 230, 170, 'Backend engineer with six years of work on payment systems in Java and');
  at(d, 230, 184, 'Kotlin, from design to operation.');
  at(d, 230, 220, 'WORK EXPERIENCE', 12, true);
  at(d, 230, 240, 'Senior Backend Engineer', 11, true);
  at(d, 480, 240, '2021 - Present');
  at(d, 230, 255, 'Razorpay, Bengaluru');
  at(d, 230, 272, '• Designed the settlement engine that moves 2 billion rupees a day');
  at(d, 230, 286, '• Cut failed payouts by 30 percent');
  at(d, 230, 310, 'Backend Engineer', 11, true);
  at(d, 480, 310, '2018 - 2021');
  at(d, 230, 325, 'UST Global, Kochi');
  at(d, 230, 342, '• Built claims services for a health insurer');
  at(d, 230, 370, 'EDUCATION', 12, true);
  at(d, 230, 390, 'B.Tech in Computer Science', 11, true);
  at(d, 480, 390, '2014 - 2018');
  at(d, 230, 405, 'Cochin University of Science and Technology');
  at(d, 230, 420, 'CGPA: 8.4');
});
make('7-spaced-headings', (d) => {
  at(d, 60, 50, 'S O F I A   R O S S I', 24);
  at(d, 60, 85, 'UX DESIGNER', 11, false, { characterSpacing: 4 });
  at(d, 60, 105, 'Milan, Italy   |   sofia@rossi.design   |   +39 347 123 4567', 10);
  at(d, 60, 140, 'E X P E R I E N C E', 12, true);
  at(d, 60, 160, 'Lead UX Designer', 10, true);
  at(d, 60, 174, 'Bending Spoons — Milan, Italy');
  at(d, 430, 160, 'Sept 2020 — Now');
  at(d, 60, 190, '– Redesigned the onboarding of three apps');
  at(d, 60, 204, '– Ran a design system used by 40 people');
  at(d, 60, 224, 'UX Designer', 10, true);
  at(d, 60, 238, 'Fjord — Milan, Italy');
  at(d, 430, 224, 'Jan 2017 — Aug 2020');
  at(d, 60, 254, '– Led research for a national bank');
  at(d, 60, 285, 'EDUCATION', 12, true, { characterSpacing: 5 });
  at(d, 60, 305, 'Politecnico di Milano', 10, true);
  at(d, 60, 319, 'MSc Communication Design');
  at(d, 430, 305, '2014 — 2016');
  at(d, 60, 350, 'S K I L L S', 12, true);
  at(d, 60, 370, 'Figma · Sketch · User research · Prototyping · Accessibility');
});
make('8-table-fresher', (d) => {
  at(d, 200, 40, 'Karthik Subramanian', 18, true);
  at(d, 150, 65, 'Chennai, Tamil Nadu | 9840012345 | karthik.s@ssn.edu.in');
  at(d, 50, 100, 'Education', 13, true);
  d.moveTo(50, 116).lineTo(545, 116).stroke();
  const rows = [
    ['Degree', 'Institution', 'Year', 'Score'],
    ['B.E. Mechanical', 'SSN College of Engineering', '2021 - 2025', '8.9'],
    ['XII (State Board)', 'DAV Boys School', '2021', '96.2%'],
    ['X (CBSE)', 'DAV Boys School', '2019', '94%'],
  ];
  rows.forEach((r, i) =>
    r.forEach((c, j) => at(d, [55, 180, 360, 470][j], 125 + i * 18, c, 10, i === 0)),
  );
  at(d, 50, 210, 'Internships', 13, true);
  at(d, 50, 230, 'Ashok Leyland, Chennai', 10, true);
  at(d, 430, 230, 'May 2024 - Jul 2024');
  at(d, 50, 245, 'Design Intern', 10);
  at(d, 60, 262, '• Modelled a gearbox housing in SolidWorks');
  at(d, 50, 290, 'Projects', 13, true);
  at(d, 50, 310, 'Solar Dryer', 10, true);
  at(d, 430, 310, 'Jan 2024');
  at(d, 60, 326, '• Built a dryer for a village cooperative');
  at(d, 50, 345, 'Line Follower Robot', 10, true);
  at(d, 430, 345, 'Aug 2022');
  at(d, 60, 361, '• Programmed an Arduino');
  at(d, 50, 390, 'Skills', 13, true);
  at(d, 50, 408, 'CAD: ');
  at(d, 110, 408, 'SolidWorks, AutoCAD, ANSYS');
  at(d, 50, 423, 'Coding: ');
  at(d, 110, 423, 'Python, MATLAB, C');
  at(d, 50, 450, 'Positions of Responsibility', 13, true);
  at(d, 60, 468, '• Captain, college cricket team (2023)');
  at(d, 60, 482, '• Head of design, SAE club');
});
make('9-header-right', (d) => {
  at(d, 50, 50, 'Daniel Kim', 22, true);
  at(d, 50, 78, 'Data Scientist', 12);
  at(d, 400, 50, 'daniel.kim@gmail.com', 9);
  at(d, 400, 62, '(415) 555-0132', 9);
  at(d, 400, 74, 'San Francisco, CA', 9);
  at(d, 400, 86, 'linkedin.com/in/dkim', 9);
  at(d, 50, 120, 'EXPERIENCE', 11, true);
  at(d, 50, 140, 'Airbnb', 11, true);
  at(d, 50, 155, 'Senior Data Scientist, Search', 10);
  at(d, 440, 155, 'Mar 2022 – Present', 10);
  at(d, 60, 170, '• Improved ranking by 4%');
  at(d, 50, 186, 'Data Scientist, Growth', 10);
  at(d, 440, 186, 'Jun 2019 – Feb 2022', 10);
  at(d, 60, 201, '• Built a churn model');
  at(d, 50, 225, 'Lyft', 11, true);
  at(d, 50, 240, 'Data Analyst', 10);
  at(d, 440, 240, 'Jul 2017 – May 2019', 10);
  at(d, 60, 255, '• Wrote dashboards');
  at(d, 50, 285, 'EDUCATION', 11, true);
  at(d, 50, 303, 'University of Michigan, Ann Arbor — BS in Statistics', 10);
  at(d, 480, 303, 'May 2017', 10);
  at(d, 50, 335, 'TECHNICAL SKILLS', 11, true);
  at(d, 50, 353, 'Languages: Python, R, SQL   Tools: Spark, Airflow, dbt', 10);
});
make('10-two-column-right-bar', (d) => {
  at(d, 40, 40, 'Fatima', 28, true);
  at(d, 40, 72, 'Al-Sayed', 28, true);
  at(d, 40, 108, 'Project Accountant', 12);
  at(d, 40, 150, 'Employment', 14, true);
  at(d, 40, 172, 'Project Accountant', 10, true);
  at(d, 40, 186, 'Emaar Properties | Dubai, UAE | 05/2019 – Present', 9);
  at(d, 40, 200, '• Keeps the books of eleven building sites worth 3 billion dirhams');
  at(d, 40, 213, '• Closed the year in nine days');
  at(d, 40, 235, 'Junior Accountant', 10, true);
  at(d, 40, 249, 'PwC | Abu Dhabi, UAE | 08/2016 – 04/2019', 9);
  at(d, 40, 263, '• Audited real estate firms');
  at(d, 40, 300, 'Education', 14, true);
  at(d, 40, 322, 'Bachelor of Commerce', 10, true);
  at(d, 40, 336, 'American University of Sharjah, 2012 – 2016', 9);
  d.rect(400, 0, 195, 842).fill('#eeeeee');
  d.fillColor('#000');
  at(d, 415, 150, 'Contact', 14, true);
  at(d, 415, 172, 'fatima@alsayed.ae', 9);
  at(d, 415, 186, '+971 50 123 4567', 9);
  at(d, 415, 200, 'Dubai, UAE', 9);
  at(d, 415, 235, 'Expertise', 14, true);
  at(d, 415, 257, 'SAP', 9);
  at(d, 415, 271, 'IFRS', 9);
  at(d, 415, 285, 'Budgeting', 9);
  at(d, 415, 320, 'Languages', 14, true);
  at(d, 415, 342, 'Arabic', 9);
  at(d, 520, 342, 'Native', 9);
  at(d, 415, 356, 'English', 9);
  at(d, 520, 356, 'C2', 9);
});
