/**
 * What a student said, typed as spoken. A person marked the filler words with brackets; words that
 * look like fillers and aren't are left alone.
 */
export const markedTranscript = `
[So], [um], I think the hardest project was in my third year. We were building an app for the canteen, and [like] half of the team had never used React before. I like building interfaces, so I took that part. [You know], at first it was [kind of] a mess. It was [like] really slow, and the list looked like a spreadsheet from the nineties.

[Well], the first thing I did was to measure it. I wanted to know what kind of requests took so long, and I asked a senior, because I knew he had done something like that before. He asked me, do you know how often this query runs? I did not know. It was running, [uh], once for each row, [you know], so a page with fifty dishes asked the database fifty times. [I mean], that is [basically] the first thing you learn about databases, [right]?

So we changed the query. What I mean is that we joined the tables so that one request was enough. [Actually], it went from four seconds to, [um], about three hundred milliseconds. The cooks were well prepared for the launch, and the right people knew about it. People liked it, and it felt like a different app. [Er], what else? The tests actually caught a bug that would have charged students twice, so I am glad that we wrote them.

[Honestly], I would do it differently today. I would, [like], start with [like] two screens and show them to the cooks. You know what the users need only when you sit beside them, and we did that much too late. We had [like] three weeks left, [or something], and everybody was tired. I'd like to think that I would ask earlier now. As you know from my resume, I then did an internship, and there we had a sort of checklist for this, the same kind of list that pilots use. [Okay], [so yeah], [um], that was [sort of] the main lesson. [Hmm], I also learned that I am literally the only one who reads logs, [and stuff].

Tools like React are fine, but you have to like the boring parts too. If it works well, nobody notices. The menu is right there, on the left. It is like riding a bicycle. So far it runs without problems, and the cooks use it daily. [Uh], [yeah], I think that is all, [you know].
`;
