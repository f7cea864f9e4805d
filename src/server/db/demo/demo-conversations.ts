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
    body: 'I would be happy with the offer, but I would regret not having heard the other team. Has anybody asked for three more days and been refused for it?',
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
    title: 'Read this before you pay anybody for a placement',
    tags: ['safety', 'off-campus'],
    body: 'Two people of my batch were asked for a "refundable registration fee" by somebody who claimed to be of a large company.\n\n1. No real employer takes money from applicants.\n2. Check the address the mail comes from, not the name beside it.\n3. Report the posting, here or wherever you saw it.',
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
    replies: [],
  },
];
