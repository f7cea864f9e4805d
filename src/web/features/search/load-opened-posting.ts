/** The window of a posting: loaded with the first one that is pointed at. */
export const loadOpenedPosting = () => import('./opened-posting.tsx');
