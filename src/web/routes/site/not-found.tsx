export { MissingPage as default } from '#web/routes/failed-page.tsx';

export function loader(): never {
  throw new Response(null, { status: 404 });
}
