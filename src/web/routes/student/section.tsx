export { default, ErrorBoundary, loader, meta } from './home.tsx';
