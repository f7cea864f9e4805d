import type { PracticeQuestion } from './give-feedback.ts';

export type RatedAnswer = {
  question: keyof typeof ratedQuestions;
  /** As a person judged it, before the rules were written. */
  quality: 'good' | 'average' | 'poor';
  text: string;
};

export const ratedQuestions = {
  tool: {
    type: 'behavioral',
    question:
      'Tell me about a time you had to learn a new language or tool quickly to finish something.',
    points: [
      'names the tool and the deadline',
      'says how it was learned: documentation, a small trial, an example',
      'shows what was finished with it',
      'names what was hard or misunderstood at first',
    ],
  },
  damage: {
    type: 'behavioral',
    question:
      'Tell me about a time a program of yours lost data or caused damage, even in a small way. What did you do?',
    points: [
      'says what was lost or broken and for whom',
      'told the people concerned without delay',
      'repaired or limited the damage, for example from a copy',
      'names the safeguard added, such as a backup or a check',
    ],
  },
  http: {
    type: 'technical',
    question: 'What is the difference between GET and POST in HTTP?',
    points: [
      'GET reads and must not change server state',
      'POST sends a body and may create or change something',
      'GET can be cached and bookmarked',
      'GET parameters are visible in the URL, so no secrets there',
    ],
  },
  access: {
    type: 'technical',
    question:
      'A user is signed in but must not open a certain page. What is the difference between authentication and authorization here?',
    points: [
      'says that authentication establishes who the user is',
      'says that authorization decides what that user may do',
      'checks authorization on the server for every request, not by hiding a link',
      'names 401 for the first and 403 for the second',
    ],
  },
} satisfies Record<string, PracticeQuestion>;

/** Written before the rules. */
export const ratedAnswers: RatedAnswer[] = [
  {
    question: 'tool',
    quality: 'good',
    text: `In my fifth semester our team of four had ten days left before the demo of our attendance app when the college told us that it had to run on Android phones. None of us had ever written Kotlin, and I had offered to take the mobile part. I read the first two chapters of the official documentation on Saturday, then rebuilt a to-do example without looking at it, because I wanted to find out what I had not understood. Coroutines were the hardest part: for a day my screen froze on every request, until I asked a senior to review my code and learned that I was blocking the main thread. After that I wrote one screen a day and tested each of them on three phones. We demonstrated the app on time, two lecturers used it with 120 students that semester, and taking attendance went from eight minutes to under two.`,
  },
  {
    question: 'tool',
    quality: 'average',
    text: `Last year I had to use Docker for a project at college because our guide wanted everything to run on his machine. I had about a week for it. I watched some videos and followed a tutorial, and then I wrote a Dockerfile for our backend. It was a bit difficult at first because the database did not connect. In the end it worked and we could submit the project, and our guide was happy with it.`,
  },
  {
    question: 'tool',
    quality: 'poor',
    text: `So, um, I am basically a very quick learner and, like, I love learning new tools. You know, in college we always had to learn many things, and we always did it somehow. We are a generation that learns fast. I think learning is really, really important and, um, I basically learn something new every day, you know, so it is not a problem for me.`,
  },
  {
    question: 'damage',
    quality: 'good',
    text: `During my internship at a travel agency I wrote a script that merged duplicate customers. I was responsible for the clean-up, and on a Friday evening I ran it against the live database. It matched on the phone number alone, so 43 families who share one phone were merged into one record and their notes were overwritten. I noticed it within ten minutes, stopped the script and called my manager straight away instead of hoping that nobody would see it. Then I restored the 43 records from the copy of the night before and compared them by hand with the bookings of that day. By Saturday noon everything was back, and no customer noticed. I added a dry run that lists what would change, and a check that refuses to merge more than ten rows without a confirmation. The team still uses that dry run today.`,
  },
  {
    question: 'damage',
    quality: 'average',
    text: `In a college project I deleted a table by mistake when I was testing my code. My team mates had put their data in there. I told them in our group the same evening and we typed in the data again, which took some hours. After this I was more careful and I used a separate database for testing.`,
  },
  {
    question: 'damage',
    quality: 'poor',
    text: `Our program crashed a few times, and some things were gone. It was not really my fault, we were using a bad library and we did not have much time. We just restarted it and we hoped that it would not happen again. These things happen in software, everybody knows that, and I think people understand it.`,
  },
  {
    question: 'http',
    quality: 'good',
    text: `GET asks the server for a resource and must not change anything on it, so a browser, a proxy or a crawler may repeat it safely. Its parameters are part of the address, which means that they are visible in the URL, in the history and in server logs; passwords and tokens don't belong there. Because of that address a GET can be bookmarked, and responses can be cached. POST carries a body and is meant to create or change something, for example placing an order. It isn't cached by default, and sending it twice may create two orders, which is why browsers ask before they repeat a POST. When I built a search page I used GET, so that people could share the link to their results, and POST for the form that saved a booking.`,
  },
  {
    question: 'http',
    quality: 'average',
    text: `GET is used to read data from the server, and POST is used to send data to the server, for example when you fill in a form. With GET the parameters are in the URL so everybody can see them, and with POST they are in the body of the request. So for a login you should use POST.`,
  },
  {
    question: 'http',
    quality: 'poor',
    text: `GET and POST are both methods of the internet that programmers use. I think GET is for getting and POST is for posting. POST is more secure, I would say, and a bit slower. In my projects I have used both of them many times and they both work fine, it depends on the situation.`,
  },
  {
    question: 'access',
    quality: 'good',
    text: `Authentication answers who somebody is: the user has signed in, so we know that this session belongs to Asha. Authorisation answers what Asha may do, and here she lacks the right to open that page. I would check the permission on the server in every request, because hiding the link in the menu only changes what she sees; anybody can type the address or call the API. If there is no valid session at all, the server replies with 401, and if she is signed in without the right, with 403. In our canteen project I forgot that check on one endpoint, and a student could read the sales report with his own token, so now I put it into middleware that refuses by default.`,
  },
];
