const titles =
  /\b(?:engineer|developer|programmer|manager|intern|internship|trainee|analyst|architect|designer|consultant|lead|leader|director|officer|assistant|associate|specialist|executive|coordinator|administrator|admin|scientist|researcher|fellow|teacher|tutor|professor|lecturer|instructor|head|founder|co-?founder|president|vp|cto|ceo|cfo|coo|technician|accountant|auditor|writer|editor|recruiter|representative|supervisor|nurse|sde(?:[ -]?\d|[ -]?i{1,3})?|swe|sdet|qa|tester|devops|freelancer|freelance|volunteer|member|ambassador|mentor|apprentice|operator|advisor|adviser|strategist|planner|marketer|chef|cashier|clerk|secretary|receptionist|driver|mechanic|electrician|pharmacist|physician|doctor|attorney|lawyer|paralegal|artist|animator|photographer|producer|translator|buyer|agent|owner|partner|contractor|evangelist|full[ -]?stack|front[ -]?end|back[ -]?end|entwickler|ingenieur|werkstudent|praktikant|stagiaire|ingénieur|développeur|desarrollador|ingeniero)s?\b/iu;
const companies =
  /\b(?:inc|llc|llp|ltd|limited|pvt|private|corp|corporation|company|co(?!-)|gmbh|ag|sa|plc|technologies|technology|tech|solutions|systems|labs?|laborator(?:y|ies)|software|softwares|services|consultancy|consulting|group|industries|enterprises|ventures|studios?|bank|infotech|infosystems|university|college|institute|school|hospital|foundation|department|ministry|agency|startup|global|international|networks?|media|digital|innovations?|research|analytics|partners|capital|holdings|google|microsoft|amazon|infosys|tcs|wipro|accenture|ibm|deloitte|meta|apple|flipkart|cognizant|capgemini)\b\.?/iu;

/**
 * Words for people: endings, and the words that end at least 25 titles of the job title list
 * in src/domain/skill/taxonomy/notice.md.
 */
const weakTitle =
  /(?:\b(?:attendant|aide|superintendent|coach|professional|cook|captain|chief|pilot|expert|guide|steward|surgeon|chair|liaison|guard|judge|host|sergeant|lieutenant|dean|rep|detective|registrar|advocate|deputy)|\p{L}{2}(?:er|or|ist|ista|ian|man|woman|person)|counsel|principal|scrum master|development|success|sales|operations|support|relations|marketing|logistics|procurement|staff)$/iu;

const lastWordOf = (text: string) =>
  text
    .replace(/(?:[,(]|\s[–-]\s).*$/u, '')
    .trim()
    .split(' ')
    .at(-1) ?? '';

/** The same, with a small bonus for words for people by what they do: 'Welder', 'Barista'. */
export function roleScore(text: string): number {
  const head = text.replace(/(?:[,(]|\s(?:[–-]|of|for)\s).*$/u, '').trim();
  const score = titleScore(text);
  // 'Library Services Dean': the last word says what it is, whatever stands before it.
  return score > 0 || !weakTitle.test(head) || companies.test(lastWordOf(text)) ? score : 0.6;
}

/**
 * How much a text resembles a job title: positive for a title, negative for an employer, near 0
 * when ambiguous.
 */
export function titleScore(text: string): number {
  const title = titles.test(text);
  const company = companies.test(text);
  if (title && !company) return 2;
  if (company && !title) return -2;
  if (!title) return 0;
  // 'Research Intern' is a title, 'Intern Labs' a company: the last word decides.
  const last = lastWordOf(text);
  return titles.test(last) ? 1.5 : companies.test(last) ? -1 : 1;
}
