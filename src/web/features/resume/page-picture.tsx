/** The top of a page as a picture; an empty page until it is there. Says nothing to screen readers. */
export function PagePicture({ url }: { url: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="bg-paper block aspect-[4/3] w-full overflow-hidden rounded-small border border-line"
    >
      {url !== undefined && (
        <img
          src={url}
          alt=""
          width={595}
          height={842}
          className="size-full object-cover object-top"
        />
      )}
    </span>
  );
}
