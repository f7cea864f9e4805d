export { default, loader } from './overview.tsx';
