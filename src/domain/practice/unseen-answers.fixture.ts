import type { RatedAnswer, ratedQuestions } from './rated-answers.fixture.ts';

type Unseen = Omit<RatedAnswer, 'question'> & { question: keyof typeof ratedQuestions };

/**
 * Written after the rules. At first sight 29 of 32 pairs of different quality ranked as here, and
 * all of the same question; then three general rules were mended.
 */
export const unseenAnswers: Unseen[] = [
  {
    question: 'access',
    quality: 'average',
    text: `Authentication means that the user logs in and the system knows who it is. Authorisation is about rights, so what the user can do after the login. In this case the user is logged in but he doesn't have the permission for the page, so the server should answer with 403. I would also hide the link in the menu.`,
  },
  {
    question: 'access',
    quality: 'poor',
    text: `They are two words for security. Um, authentication is when you have a password and, like, authorisation is, you know, also something with a password or a token. I think you can just hide the button from the user, then he will not find the page. Most frameworks do this for you anyway so you don't have to think about it very much.`,
  },
  {
    question: 'tool',
    quality: 'good',
    text: `Two years ago, at the student radio, our editing program stopped working eight days before the anniversary broadcast, and the station could not pay for a new licence. I was in charge of sound, so it was up to me to find a way. I installed Reaper on a Thursday evening, watched the maker's own two-hour introduction, and then re-edited an old show of which I knew the result, so that I could compare. What I got wrong at first was the routing: I exported forty minutes with a silent left channel and had to redo it. I then wrote a one-page guide for the other three editors and sat with each of them for half an hour. All six hours went on air on time, and the station has used that guide ever since.`,
  },
  {
    question: 'tool',
    quality: 'average',
    text: `In my internship I had to make a dashboard in Power BI and I didn't know it before. My manager gave me one week. I did an online course for two days and I asked a colleague when I had questions. The formulas were confusing for me. I finished the dashboard and presented it to the team.`,
  },
  {
    question: 'tool',
    quality: 'poor',
    text: `I am someone who adapts to everything. Whatever tool the company gives me, I will learn it, that is not an issue. We learned Java, Python, C and many other things at college. My friends always say that I am fast. Technology changes every day and one has to keep up with it, otherwise one is left behind.`,
  },
  {
    question: 'damage',
    quality: 'good',
    text: `While I was working as a tutor, I wrote a small program that mailed each student their exam points. One evening I sorted the sheet by name but not the column with the addresses, and 31 students received the points of somebody else. I saw it when the first reply came in after five minutes. I stopped the rest of the mails, told the professor on the phone that same evening, and wrote to all 31 with an apology and the request to delete the mail. Next morning I sent the right points, this time joined by student number. Together with the professor I reported it to the data protection officer. Since then my scripts send the first three mails to me only and refuse to go on until I confirm them, and the department uses that check for its own mails now.`,
  },
  {
    question: 'damage',
    quality: 'average',
    text: `I once made a website for a club and by mistake I overwrote the picture folder when I uploaded the new version. The club lost the photos of one event. I said sorry to them and asked the members to send me their photos again, and we got most of them back. Now I make a copy before I upload something.`,
  },
  {
    question: 'damage',
    quality: 'poor',
    text: `I have never really damaged anything with a program because I am careful. Sometimes there are bugs, of course, but bugs are normal and then somebody fixes them. In our team it was usually other people who broke the build. I think it is important to be careful and to be positive about mistakes.`,
  },
  {
    question: 'http',
    quality: 'average',
    text: `With GET I request something from the server, like a page or an image, and with POST I send something, for example a form with a name and an address. GET has the data in the URL and you can bookmark it. POST has it in the body, which is better for passwords. GET should not change anything.`,
  },
  {
    question: 'http',
    quality: 'poor',
    text: `So GET is the normal one, right, and POST is, um, the other one. I always use POST, because it can do everything that GET can do, basically. In the exam we had this question too and I got it right. The difference is mainly how you write it in the code, I think, and the framework does the rest.`,
  },
];
