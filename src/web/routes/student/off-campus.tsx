import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { driveInput, driveView, monthInput } from '#web/features/drive/drive-input.ts';
import { DrivePage, quotes } from '#web/features/drive/drive-page.tsx';
import { monthOf } from '#web/lib/months.ts';
import { renderedZone } from '#web/lib/page-context.ts';
import { pageLoader } from '#web/lib/page.ts';

const load = pageLoader({
  texts: ['drive', 'calendar'],
  only: ['student'],
  prefetch: ({ api, load, search: searchParams, context }) => {
    const thisMonth = monthOf(new Date(), renderedZone(context));
    return driveView(searchParams) === 'calendar'
      ? load(api.drive.listDates.query(monthInput(searchParams, thisMonth)))
      : load(api.drive.list.query(driveInput(searchParams)));
  },
  title: (t) => t('drive.title'),
});

export async function loader(args: LoaderFunctionArgs) {
  const quote = quotes[Math.floor(Math.random() * quotes.length)] ?? '0';
  return { ...(await load(args)), quote, now: new Date() };
}

export default function OffCampus() {
  const { quote, now } = useLoaderData<typeof loader>();
  return <DrivePage quote={quote} now={now} />;
}
