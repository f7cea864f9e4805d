export { default, ErrorBoundary, loader, meta } from './overview.tsx';
