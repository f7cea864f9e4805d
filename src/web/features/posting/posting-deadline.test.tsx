import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endOfDay } from '#domain/posting/deadline.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { PostingDeadline } from './posting-deadline.tsx';

test.each(['Asia/Kolkata', 'Pacific/Apia', 'America/Los_Angeles', 'UTC'])(
  'CO-02 the deadline is listed as chosen, in %s too',
  (timeZone) => {
    const posting = {
      deadline: endOfDay('2027-03-31', 'America/Los_Angeles'),
      deadlineZone: 'America/Los_Angeles',
      isOver: false,
      state: 'active' as const,
    };
    const html = renderToStaticMarkup(
      <TextsProvider
        locale="en"
        timeZone={timeZone}
        texts={[{ common: { 'deadline.in-zone': [['when'], ' (', ['city'], ')'] } }]}
      >
        <PostingDeadline posting={posting} />
      </TextsProvider>,
    );
    expect(html).toContain('Mar 31, 2027');
  },
);
