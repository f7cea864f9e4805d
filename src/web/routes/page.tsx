export { PageFailed as ErrorBoundary } from './failed-page.tsx';
/** Between a layout and its pages: when a page fails, the layout stays. */
export { Outlet as default } from 'react-router';
