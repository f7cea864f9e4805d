/** Demo forum topics and replies, with author, age and likes. */
export type DemoConversation = {
  by: number;
  daysAgo: number;
  title: string;
  tags: string[];
  body: string;
  likes: number;
  isClosed?: boolean;
  replies: { by: number; hoursLater: number; body: string; likes: number }[];
};

export const demoConversations: DemoConversation[] = [
  {
    by: 4,
    daysAgo: 9,
    title: 'How do you explain a semester off without it becoming the whole interview?',
    tags: ['interviews', 'first-job'],
    body: 'I took five months off in my third year to look after my father. It is on my transcript, so it comes up every time.\n\nSo far I have tried:\n\n- one sentence and then changing the subject\n- the long version, which makes everyone uncomfortable\n\nWhat worked for you?',
    likes: 31,
    replies: [
      {
        by: 11,
        hoursLater: 3,
        body: 'One sentence, then **what you did next**. "I was at home for a family illness in 2025; I came back, finished with the same class, and this is the project I did that term." Nobody has ever asked me a second question.',
        likes: 22,
      },
      {
        by: 27,
        hoursLater: 20,
        body: 'Recruiters I asked at our campus fair said the same: they want to know it is over, not what it was.',
        likes: 9,
      },
      {
        by: 4,
        hoursLater: 26,
        body: 'Used exactly that yesterday. It took ten seconds. Thank you!',
        likes: 7,
      },
    ],
  },
  {
    by: 0,
    daysAgo: 6,
    title: 'Backend role, no internship: which one project would you show?',
    tags: ['projects', 'backend', 'resume'],
    body: 'I have a to-do app, a chat app and a half-finished timetable generator that my department really uses. Only one fits on the page with enough detail. Which would you pick?',
    likes: 24,
    replies: [
      {
        by: 33,
        hoursLater: 2,
        body: 'The one with users. Write how many people use it, what broke, and what you changed because of it.',
        likes: 18,
      },
      {
        by: 8,
        hoursLater: 5,
        body: 'Agree. *Half-finished and used* beats *finished and alone*. Put the link to the code first in the line, some people only look at that.',
        likes: 6,
      },
    ],
  },
  {
    by: 19,
    daysAgo: 4,
    title: 'Offer deadline on Friday, other interview on Monday. Would you ask for time?',
    tags: ['offers'],
    body: 'I would be happy with the offer, but I would regret not having heard the other team. Has anyone asked for three more days and lost the offer over it?',
    likes: 17,
    replies: [
      {
        by: 40,
        hoursLater: 1,
        body: 'Asked for a week, got four days. Be concrete: name the day, say that you are glad about the offer, and keep to it.',
        likes: 12,
      },
      {
        by: 52,
        hoursLater: 9,
        body: 'And tell the Monday team too. Mine moved the interview to Thursday.',
        likes: 10,
      },
    ],
  },
  {
    by: 25,
    daysAgo: 3,
    title: 'Read this before you pay anyone for a placement',
    tags: ['safety', 'off-campus'],
    body: 'Two people in my batch were asked for a "refundable registration fee" by someone claiming to be from a large company.\n\n1. No real employer takes money from applicants.\n2. Check the address the mail comes from, not the name beside it.\n3. Report the posting, here or wherever you saw it.',
    likes: 28,
    isClosed: true,
    replies: [
      {
        by: 14,
        hoursLater: 6,
        body: 'Same happened to my cousin. Thank you for writing it down.',
        likes: 5,
      },
    ],
  },
  {
    by: 36,
    daysAgo: 2,
    title: 'Mock interviews: who wants to practise system design on Sunday evenings?',
    tags: ['interviews', 'practice'],
    body: 'We are three people from different colleges, and two more would make it lively. One hour, one question, everyone gives one thing that was good and one to change.',
    likes: 12,
    replies: [
      { by: 61, hoursLater: 4, body: 'Count me in. I have never done one out loud.', likes: 3 },
    ],
  },
  {
    by: 48,
    daysAgo: 1,
    title: 'Is a one-page resume still right with a thesis and two papers?',
    tags: ['resume', 'research'],
    body: 'For an industry lab. The template for research on this site has two pages, my supervisor says one.',
    likes: 8,
    replies: [
      {
        by: 30,
        hoursLater: 2,
        body: 'Two pages are fine for a lab, as long as the first one stands on its own. Mine has the thesis and skills on page one, papers and talks on page two.',
        likes: 9,
      },
      {
        by: 57,
        hoursLater: 7,
        body: 'I sent one page to companies and two to labs. Both got replies, so I kept both versions here.',
        likes: 4,
      },
    ],
  },
  {
    by: 9,
    daysAgo: 13,
    title: 'Which of the skill tests did recruiters actually ask you about?',
    tags: ['practice', 'interviews'],
    body: 'I have time for two before the placement season. SQL seems safe. What would you put next to it?',
    likes: 21,
    replies: [
      {
        by: 22,
        hoursLater: 1,
        body: "SQL, and whatever is first in the job's requirements. In both my interviews they opened the badge and asked about one of the questions I had got wrong.",
        likes: 17,
      },
      {
        by: 45,
        hoursLater: 5,
        body: 'Data structures. Nobody asked about the score, but I was calmer in the coding round.',
        likes: 8,
      },
      {
        by: 9,
        hoursLater: 30,
        body: "Did SQL and data structures last weekend. The second attempt is only possible after some days, so don't start both the night before like me.",
        likes: 11,
      },
    ],
  },
  {
    by: 17,
    daysAgo: 11,
    title: 'I was rejected nine times. This is what I changed before the tenth',
    tags: ['first-job', 'resume'],
    body: 'Things that made a difference, in order:\n\n1. I stopped applying to jobs where I met fewer than half of the requirements.\n2. I rewrote every bullet so that it starts with what I did and ends with a number.\n3. I asked for feedback after each rejection. Two of nine answered, and both said the same thing: no evidence of working with others.\n\nI start on Monday as a QA engineer.',
    likes: 58,
    replies: [
      { by: 3, hoursLater: 2, body: 'Congratulations! What did you add for number 3?', likes: 6 },
      {
        by: 17,
        hoursLater: 3,
        body: "The merge requests I reviewed for my college fest's website. It was four months of work with six people, and I had left it out because it was 'not a real project'.",
        likes: 26,
      },
      { by: 62, hoursLater: 14, body: 'Saving this. I am at seven.', likes: 13 },
      {
        by: 38,
        hoursLater: 40,
        body: 'Number 1 is hard when you are nervous, but it is true. My reply rate doubled.',
        likes: 9,
      },
    ],
  },
  {
    by: 41,
    daysAgo: 8,
    title: 'Is a three-month notice period normal for a first job?',
    tags: ['offers'],
    body: 'The contract says 90 days for me and 30 for them. Is that negotiable, or will they think I already plan to leave?',
    likes: 15,
    replies: [
      {
        by: 7,
        hoursLater: 3,
        body: 'Ask for the same number on both sides. I did, they agreed on 60/60 within an hour, and nobody thought anything of it.',
        likes: 14,
      },
      {
        by: 54,
        hoursLater: 8,
        body: 'Check whether the 90 days apply during probation too. Ours was 15 days until confirmation.',
        likes: 10,
      },
    ],
  },
  {
    by: 29,
    daysAgo: 7,
    title: 'Switching from mechanical to data analysis: what do I do with my degree on the resume?',
    tags: ['resume', 'projects'],
    body: 'Every template starts with education, so the first thing anyone reads is a field I am leaving. Should I move it down?',
    likes: 19,
    replies: [
      {
        by: 13,
        hoursLater: 4,
        body: 'Move it below your projects and keep it to two lines. And mention the statistics courses, they do count.',
        likes: 12,
      },
      {
        by: 50,
        hoursLater: 6,
        body: "Don't hide it. I wrote 'Analysed 4 years of vibration data in my final-year project', and that got me the interview with a manufacturing company.",
        likes: 20,
      },
    ],
  },
  {
    by: 55,
    daysAgo: 5,
    title: 'What do you ask when they say "Do you have any questions?"',
    tags: ['interviews'],
    body: 'I always say no, and then regret it in the lift. Give me one question that worked for you.',
    likes: 33,
    replies: [
      {
        by: 2,
        hoursLater: 1,
        body: "'What would make you say in six months that hiring me was a good decision?' It turns into a real conversation.",
        likes: 28,
      },
      {
        by: 35,
        hoursLater: 2,
        body: "'What did the last person in this role find hard?' You learn a lot from how long they think.",
        likes: 24,
      },
      {
        by: 18,
        hoursLater: 11,
        body: 'I ask what the interviewer worked on this week. People like talking about their work, and you hear what the job really is.',
        likes: 15,
      },
    ],
  },
  {
    by: 60,
    daysAgo: 1.2,
    title: 'Off-campus drive on the same day as my exam',
    tags: ['off-campus'],
    body: "The written round is at 10:00, my exam ends at 12:00. The drive's page has a contact address. Do they ever give a second slot?",
    likes: 6,
    replies: [
      {
        by: 24,
        hoursLater: 3,
        body: 'Write today and attach the exam timetable. Two of us got the afternoon slot last year. They only said no to people who wrote on the same morning.',
        likes: 7,
      },
      {
        by: 60,
        hoursLater: 9,
        body: 'They answered within two hours: 14:30 is fine. Thank you!',
        likes: 5,
      },
    ],
  },
  {
    by: 33,
    daysAgo: 0.4,
    title: 'Small win: first interview booked through this site',
    tags: ['first-job'],
    body: "Applied on Tuesday, got three time slots today and picked one. I'm preparing with the interview guide that came with the invitation. If you have done a 'values' round with a small company, what did they ask?",
    likes: 9,
    replies: [
      {
        by: 47,
        hoursLater: 2,
        body: "Well done! Mine was mostly 'tell me about a time you disagreed with someone in your team'. Have two stories ready.",
        likes: 4,
      },
    ],
  },
];
